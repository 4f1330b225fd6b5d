/** Keys of requests. */

/** A key under which a request is answered once, however often it is sent. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12)); // randomUUID needs https
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
