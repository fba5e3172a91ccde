import type { Words } from '../../../i18n/message-id.ts';
import { defineSlice } from '../../../store/define-slice.ts';
import type { StorePart } from '../../../store/store-part.ts';

/** What a message carries: one of these at most. */
export interface CarriedThing {
  readonly pin?: string;
  readonly board?: string;
  readonly user?: string;
}

/** What the panel shows beside the page (`C4.11`). */
export type TalkView =
  | { readonly kind: 'list' }
  | { readonly kind: 'requests' }
  | { readonly kind: 'conversation'; readonly id: string; readonly at?: string }
  /** It may begin with a person and a thing. */
  | { readonly kind: 'new'; readonly to?: string; readonly carries?: CarriedThing };

/** A picture that its sender uploaded. */
export interface SentPicture {
  readonly signature: string;
  readonly url: string;
}

/** What goes along with the words of a message. */
export interface Enclosed extends CarriedThing {
  readonly picture?: SentPicture;
  /** The message that it answers. */
  readonly replyTo?: string;
}

/** What a message waits for: the network, or a server that asked for time. */
export type Waiting = 'network' | 'server';

/** Whom a message goes to that begins a conversation. */
export interface Addressees {
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
  /** As the page calls them while it waits. */
  readonly name: string;
}

/** A message that is on its way. */
export interface TempMessage extends Enclosed {
  readonly type: 'tempMessage';
  /** Also its `Idempotency-Key`: trying again says it once. */
  readonly key: string;
  /** `NEW_TALK` where there is none yet. */
  readonly conversationId: string;
  /** Where it begins a conversation. */
  readonly to?: Addressees;
  readonly text: string;
  readonly createdAt: number;
  readonly waits: Waiting | null;
  /** Why the first message to somebody was refused, or that its person stopped it. It stays, with its people, until they are written to or it is dropped. */
  readonly refused?: Words;
}

/** What the browser alone knows of conversations. */
export interface TalkState {
  readonly view: TalkView | null;
  readonly sending: readonly TempMessage[];
  /** The key of a refused first message that a new message goes on with. */
  readonly again?: string;
  /** What was typed elsewhere of somebody, by which a new message looks for them. */
  readonly find?: string;
  /** What was typed and not sent, by conversation. */
  readonly drafts: Readonly<Record<string, string>>;
  /** What came back unsent into what is typed, by conversation. */
  readonly returned: Readonly<Record<string, string>>;
  /** What goes along with the next message, by conversation. */
  readonly enclosed: Readonly<Record<string, Enclosed | undefined>>;
  /** Who was last told to type in a conversation, and when. */
  readonly typing: Readonly<Record<string, { readonly userId: string; readonly at: number } | undefined>>;
}

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    talk: TalkState;
  }
}

const initialState: TalkState = { view: null, sending: [], drafts: {}, returned: {}, enclosed: {}, typing: {} };

/** Every page starts with this, so the one change is plain; what changes how stands in `change-talk.ts`. */
const slice = defineSlice('talk', initialState, {
  talkChanged: (state, changes: Partial<TalkState>): TalkState => ({ ...state, ...changes }),
});
export const { talkChanged } = slice.actions;

const part: StorePart = {
  entities: ['conversation', 'message'],
  slices: { talk: slice.reducer },
};
export default part;
