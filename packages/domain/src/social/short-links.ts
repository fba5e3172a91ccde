/** Services whose addresses lead to others, beside the short names that most of them have. */
const SERVICES = new Set([
  'tinyurl.com',
  'rebrand.ly',
  'shorturl.at',
  'shorturl.com',
  'lnkd.in',
  'buff.ly',
  'cutt.ly',
  'urlz.fr',
  'bitly.com',
]);

/** Such services have short names, such as `is.gd`. */
const LONGEST_HOST = 7;
/** More of one text are looked at by nobody. */
const MOST = 5;

const ADDRESSES = /(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,24}\/[\p{L}\p{N}_~+-]{2,32}(?![\p{L}\p{N}/?=&.-])/giu;

/**
 * The addresses in a text that look shortened: of a known service, or of a short name with one short word behind it. Others are
 * left alone, since asking for an address may do something, such as confirm it.
 */
export function shortLinksIn(text: string): string[] {
  const plain = text.replace(/\p{Cf}/gu, '');
  const found = [...plain.matchAll(ADDRESSES)].flatMap(([address]) => {
    const url = URL.parse(/^https?:/iu.test(address) ? address : `https://${address}`);
    const host = url?.hostname.replace(/^www\./u, '') ?? '';
    return url !== null && (SERVICES.has(host) || host.length <= LONGEST_HOST) ? [url.href] : [];
  });
  return [...new Set(found)].slice(0, MOST);
}
