/** So many replies, for so many milliseconds (`C9.13`). */
const MOST_KEPT = 100;
const KEPT_MILLISECONDS = 60_000;

const kept = new Map<string, { readonly reply: Promise<unknown>; readonly until: number }>();

/** Gives the kept reply to the same question, or asks. A failure is not kept. */
export function keepReply<T>(key: string, ask: () => Promise<T>, now: () => number = () => performance.now()): Promise<T> {
  const known = kept.get(key);
  if (known && known.until > now()) return known.reply as Promise<T>;
  kept.delete(key);
  const reply = ask();
  const entry = { reply, until: now() + KEPT_MILLISECONDS };
  kept.set(key, entry);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  const forget = () => void (kept.get(key) === entry && kept.delete(key));
  reply.catch(forget);
  return reply;
}

/** Forgets all replies, because something changed that they may tell of. */
export function forgetReplies(): void {
  kept.clear();
}
