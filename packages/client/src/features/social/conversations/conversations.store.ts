import { ConversationMessagesResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { defineSlice } from '../../../store/define-slice.ts';
import { afterReply } from '../../../store/effects.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
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
  | { readonly kind: 'conversation'; readonly id: string }
  | { readonly kind: 'new'; readonly carries?: CarriedThing };

/** A message that is on its way. */
export interface TempMessage extends CarriedThing {
  readonly type: 'tempMessage';
  /** Also its `Idempotency-Key`: trying again says it once. */
  readonly key: string;
  readonly conversationId: string;
  readonly text: string;
  readonly createdAt: number;
  /** Whether it waits for the network. */
  readonly waits: boolean;
}

/** What the browser alone knows of conversations. */
export interface TalkState {
  readonly view: TalkView | null;
  readonly sending: readonly TempMessage[];
  /** What was typed and not sent, by conversation. */
  readonly drafts: Readonly<Record<string, string>>;
}

declare module '../../../store/create-store.ts' {
  interface FeatureState {
    talk: TalkState;
  }
}

const initialState: TalkState = { view: null, sending: [], drafts: {} };

const slice = defineSlice('talk', initialState, {
  /** Opens the panel, or another view in it; opening a conversation clears the view of a new message. */
  talkOpened: (state, { view }: { view: TalkView }): TalkState => ({ ...state, view }),
  talkClosed: (state): TalkState => ({ ...state, view: null }),
  messageBegun: (state, message: TempMessage): TalkState => ({ ...state, sending: [...state.sending, message] }),
  messageDelayed: (state, { key, waits }: { key: string; waits: boolean }): TalkState => ({
    ...state,
    sending: state.sending.map((message) => (message.key === key ? { ...message, waits } : message)),
  }),
  messageEnded: (state, key: string): TalkState => ({ ...state, sending: state.sending.filter((message) => message.key !== key) }),
  draftKept: (state, { id, text }: { id: string; text: string }): TalkState => ({ ...state, drafts: { ...state.drafts, [id]: text } }),
});
export const { talkOpened, talkClosed, messageBegun, messageDelayed, messageEnded, draftKept } = slice.actions;

const part: StorePart = {
  entities: ['conversation', 'message'],
  slices: { talk: slice.reducer },
  effects: [
    afterReply(ConversationMessagesResource.create, ({ input, result }) => [
      entityPatched({ type: 'conversation', id: input.conversation_id, changes: { last_message: result } }),
    ]),
  ],
};
export default part;
