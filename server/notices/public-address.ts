import { lookup as lookUp } from "node:dns";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";
import { Tellable } from "../fault.ts";

/**
 * Addresses that are nobody's on the open internet: this machine, private networks, links, groups, those kept for documents and for
 * later. A subscription names where the server is to call, and must not make it call its own house.
 */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv6");
}

/** Addresses of IPv6 that carry one of IPv4 in their last 32 bits. */
const CARRIERS = new BlockList();
CARRIERS.addSubnet("::ffff:0:0", 96, "ipv6");
CARRIERS.addSubnet("64:ff9b::", 96, "ipv6");

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !NOT_PUBLIC.check(address, "ipv4");
  if (kind !== 6 || !isIPv6(address) || address.includes("%")) return false;
  if (CARRIERS.check(address, "ipv6")) return isPublicAddress(carried(address));
  return !NOT_PUBLIC.check(address, "ipv6");
}

/** The address of IPv4 at the end of one of IPv6. */
function carried(address: string): string {
  // The URL parser writes every such address in the same way.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(":");
  const [high = "0", low = "0"] = groups.slice(-2).map((group) => group || "0");
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join(".");
}

/** The name led to an address that is not on the open internet. */
export class NotPublic extends Tellable {}

/**
 * Looks a name up for a connection, and answers only addresses on the open internet: it is the very address that is then called, so
 * that no name can lead elsewhere between the look and the call.
 */
export const lookUpPublic: LookupFunction = (host, options, answer) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return answer(error, "", 0);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (first === undefined) return answer(new NotPublic("the name leads to no public address"), "", 0);
    if (options.all === true) return answer(null, open);
    return answer(null, first.address, first.family);
  });
};
