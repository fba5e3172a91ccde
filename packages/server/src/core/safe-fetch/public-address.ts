import ipaddr from 'ipaddr.js';

/** Global unicast, the only part of IPv6 that is handed out. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by number, but answered by the inside of a cloud: Azure's wire server. */
const insideByHabit = new Set(['168.63.129.16']);

/**
 * Whether an IP address belongs to the public internet. Everything with a special purpose is refused. That holds for IPv6
 * addresses that hide one of IPv4 (mapped, 6to4, NAT64, Teredo), because nobody can tell where they lead.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || insideByHabit.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
