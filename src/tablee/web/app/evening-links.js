/** At which address others reach this server. */
import { host } from "./api.js";

/**
 * The page's own address; where only this machine knows that, the first that others know.
 * @returns {Promise<string>}
 */
export async function addressForOthers() {
  const { hostname, origin } = location;
  const alone = hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]";
  if (!alone) return origin;
  const found = await host().catch(() => ({ addresses: [] }));
  return found.addresses[0] ?? origin;
}
