/** The seconds that a `Retry-After` asks for (RFC 9110): a number of them, or a day and time. */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  const words = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(words)) return Number(words);
  const at = /^[A-Za-z]{3}, \d{2} [A-Za-z]{3} \d{4} /.test(words) ? Date.parse(words) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
