/** The address at which others reach this house, for links that go to other devices. */
import * as api from "./api.js";
import { useEffect, useState } from "./html.js";

/** All addresses, the one that is used, and how to use another. */
export function useBases() {
  const [bases, setBases] = useState([location.origin]);
  const [base, setBase] = useState(location.origin);
  useEffect(() => {
    const offer = (/** @type {string[]} */ addresses) => {
      setBases([...new Set([location.origin, ...addresses])]);
      if (isLoopback(location.hostname) && addresses.length > 0) setBase(addresses[0]);
    };
    api.host().then(
      ({ addresses }) => offer(addresses), // asked again: a laptop may have moved to another network
      () => {},
    );
  }, []);
  return { bases, base, setBase };
}

/** @param {string} hostname */
export function isLoopback(hostname) {
  return hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]";
}
