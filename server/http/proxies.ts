import { BlockList, isIP, isIPv6 } from "node:net";
import type { Complaint } from "@clade/kernel";

/** Whose word about where a request comes from is believed: nobody's, of so many proxies in a row, or of those addresses. */
export type ProxyTrust = false | number | readonly string[];

/** Whether an address is believed about whom it speaks for; `hop` counts the proxies from the server outwards. */
export type Trusts = (address: string, hop: number) => boolean;

const MOST_PROXIES = 10;

/** What an operator says about proxies: `false`, a number, or addresses and networks (10.0.0.0/8). */
export function readProxies(text: string): ProxyTrust | Complaint {
  if (text === "false" || text === "0" || text === "") return false;
  if (text === "true") return 1;
  if (/^\d+$/.test(text) && Number(text) <= MOST_PROXIES) return Number(text);
  const addresses = text.split(",").map((address) => address.trim());
  const unknown = addresses.find((address) => !isNetwork(address));
  return unknown === undefined
    ? addresses
    : { complaint: `takes a number of proxies up to ${MOST_PROXIES}, or their addresses, got "${unknown}"` };
}

/**
 * The client writes X-Forwarded-For as it likes; each proxy adds to its end who asked it. So only as much of the end is believed
 * as there are proxies. Where these are counted, the nearest must be on this machine or in a private network: whoever reaches
 * the server from elsewhere, past the proxies, is not one of them.
 */
export function trustsOf(trust: ProxyTrust): Trusts {
  if (trust === false) return () => false;
  if (typeof trust === "number") {
    const near = listOf(NEAR);
    return (address, hop) => hop < trust && (hop > 0 || has(near, address));
  }
  const list = listOf(trust);
  return (address) => has(list, address);
}

const NEAR = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "::1",
  "fc00::/7",
  "fe80::/10",
];

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function has(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
