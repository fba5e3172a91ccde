import { makeId } from './make-id.ts';

/** The `Idempotency-Key` of an act that may have to be sent again. */
export interface RepeatKeys {
  /** The same key as long as what is sent is the same and nothing was answered; a key stands for one content. */
  readonly keyOf: (input: unknown) => string;
  /** The act was answered: the same content once more is a new act. */
  readonly settle: () => void;
}

/** Keeps the key of one act until its reply is there. So sending it again after a lost reply does it once. */
export function repeatKeys(makeKey: () => string = makeId): RepeatKeys {
  let kept: { readonly content: string; readonly key: string } | null = null;
  return {
    keyOf(input) {
      const content = JSON.stringify(input);
      if (kept?.content !== content) kept = { content, key: makeKey() };
      return kept.key;
    },
    settle() {
      kept = null;
    },
  };
}
