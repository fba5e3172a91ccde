import type { Words } from '../../../i18n/message-id.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { readDraft, writeDraft } from './kept-drafts.ts';
import { forgetSending, keepSending } from './kept-sending.ts';
import { talkChanged, type Enclosed, type TalkState, type TalkView, type TempMessage, type Waiting } from './conversations.store.ts';
import { againDraftOf } from './new-talk.ts';

/** Changes what the browser knows of conversations, from what it knows now. */
const change =
  (changes: (talk: TalkState) => Partial<TalkState>): AppThunk =>
  (dispatch, getState) =>
    void dispatch(talkChanged(changes(getState().talk)));

/** Opens the panel, or another view in it: opening a conversation clears the view of a new message (`C4.11`). */
export function openTalk(view: TalkView): AppThunk {
  return change(() => ({ view }));
}

export function closeTalk(): AppThunk {
  return change(() => ({ view: null }));
}

/** Puts a message there that is on its way, and keeps it beyond the page until it has arrived. */
export function beginMessage(message: TempMessage): AppThunk {
  return (dispatch, getState) => {
    dispatch(change(({ sending }) => ({ sending: [...sending, message] })));
    const { userId } = getState().session;
    if (userId !== null) keepSending(localStorage, userId, message);
  };
}

/** Says what a message waits for. */
export function delayMessage(key: string, waits: Waiting): AppThunk {
  return change(({ sending }) => ({ sending: sending.map((message) => (message.key === key ? { ...message, waits } : message)) }));
}

/** Keeps a first message that was refused, with its people and why, beyond the page too. */
export function refuseFirst(message: TempMessage, refused: Words): AppThunk {
  return (dispatch, getState) => {
    const kept = { ...message, refused, waits: null };
    dispatch(change(({ sending }) => ({ sending: [...sending.filter(({ key }) => key !== kept.key), kept] })));
    const { userId } = getState().session;
    if (userId !== null) keepSending(localStorage, userId, kept);
  };
}

/** Has the next new message go on with this refused one, or with none. */
export function goOnWith(again: string | undefined): AppThunk {
  return change(() => ({ again, find: undefined }));
}

/** Has the next new message look for somebody by what was typed of them elsewhere. */
export function lookFor(find: string | undefined): AppThunk {
  return change(() => ({ again: undefined, find }));
}

/** Takes a message away that has arrived, or was refused. */
export function endMessage(key: string): AppThunk {
  return (dispatch, getState) => {
    dispatch(change(({ sending }) => ({ sending: sending.filter((message) => message.key !== key) })));
    const { userId } = getState().session;
    if (userId !== null) forgetSending(localStorage, userId, key);
  };
}

/** Takes a refused first message away, with what was changed of it. */
export function dropFirst(key: string): AppThunk {
  return (dispatch, getState) => {
    dispatch(endMessage(key));
    dispatch(keepDraft(againDraftOf(key), ''));
    if (getState().talk.again === key) dispatch(goOnWith(undefined));
  };
}

/**
 * Puts the words of a message before what was typed since, and after what came back before them. What went along comes back where
 * nothing else goes along.
 */
export function restoreMessage({ conversationId: id, text, pin, board, user, picture, replyTo }: TempMessage): AppThunk {
  return (dispatch, getState) => {
    dispatch(recallDraft(id));
    const { drafts, returned, enclosed } = getState().talk;
    const draft = drafts[id] ?? '';
    const before = draft.startsWith(returned[id] ?? '') ? (returned[id] ?? '') : '';
    const back = joinLines(before, text);
    dispatch(keepDraft(id, joinLines(back, draft.slice(before.length).replace(/^\n/, ''))));
    dispatch(change(() => ({ returned: { ...returned, [id]: back } })));
    dispatch(enclose(id, enclosed[id] ?? { pin, board, user, picture, replyTo }));
  };
}

const joinLines = (...parts: string[]) => parts.filter((part) => part !== '').join('\n');

/** Lets the next message of a conversation answer this one. */
export function answerTo(id: string, replyTo: string): AppThunk {
  return change(({ enclosed }) => ({ enclosed: { ...enclosed, [id]: { ...enclosed[id], replyTo } } }));
}

/** Keeps what goes along with the next message of a conversation. Where all of it was dropped, nothing does. */
export function enclose(id: string, things: Enclosed = {}): AppThunk {
  const isEmpty = Object.values(things).every((thing) => thing === undefined);
  return change(({ enclosed }) => ({ enclosed: { ...enclosed, [id]: isEmpty ? undefined : things } }));
}

/** Keeps what was typed and not sent, for the next visit too. */
export function keepDraft(id: string, text: string): AppThunk {
  return (dispatch, getState) => {
    dispatch(showDraft(id, text));
    const { userId } = getState().session;
    if (userId !== null) writeDraft(localStorage, userId, id, text);
  };
}

/** Brings back what was typed at a former visit, unless something was typed since. */
export function recallDraft(id: string): AppThunk {
  return (dispatch, getState) => {
    const { session, talk } = getState();
    if (session.userId === null || talk.drafts[id] !== undefined) return;
    const text = readDraft(localStorage, session.userId, id);
    if (text !== '') dispatch(showDraft(id, text));
  };
}

const showDraft = (id: string, text: string) => change(({ drafts }) => ({ drafts: { ...drafts, [id]: text } }));

/** Keeps that somebody types in a conversation; nobody does once their message is there. */
export function noteTyping(conversationId: string, userId: string | null): AppThunk {
  return change(({ typing }) => ({ typing: { ...typing, [conversationId]: userId === null ? undefined : { userId, at: Date.now() } } }));
}
