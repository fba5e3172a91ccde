const KEY = 'message_drafts';
/** So many conversations keep a draft; the oldest goes for a new one. */
const MOST = 50;

interface Kept {
  readonly userId: string;
  /** The last written last. */
  readonly drafts: readonly (readonly [conversationId: string, text: string])[];
}

/** What a person wrote in a conversation and did not send, as this browser kept it. */
export function readDraft(storage: Pick<Storage, 'getItem'>, userId: string, conversationId: string): string {
  return read(storage, userId).find(([id]) => id === conversationId)?.[1] ?? '';
}

/** Keeps it beyond the page; nothing forgets it. Where the browser keeps nothing, the page alone knows it. */
export function writeDraft(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: string, conversationId: string, text: string): void {
  const others = read(storage, userId).filter(([id]) => id !== conversationId);
  const drafts = text === '' ? others : [...others, [conversationId, text] as const].slice(-MOST);
  try {
    storage.setItem(KEY, JSON.stringify({ userId, drafts } satisfies Kept));
  } catch {
    // The storage is full, or closed to us.
  }
}

function read(storage: Pick<Storage, 'getItem'>, userId: string): Kept['drafts'] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.userId === userId && Array.isArray(kept.drafts) ? kept.drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';
}
