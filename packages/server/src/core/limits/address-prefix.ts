import ipaddr from 'ipaddr.js';

/** The network that one household or company shares: /24 of IPv4 (mapped ones too), /64 of IPv6. */
export function addressPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toByteArray().slice(0, 3).join('.')}.0/24`;
  const [first, second, third, fourth] = (parsed as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return `${first}:${second}:${third}:${fourth}::/64`;
}
