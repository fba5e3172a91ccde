import { newHistory, settleIn, stepBack, stepForward, stepOn, type History } from './history.ts';
import type { Edit, StoryDraft } from './story-draft.ts';

export interface EditorState {
  readonly history: History<StoryDraft>;
  readonly pageId: string;
  readonly blockId: string | null;
}

export type EditorAction =
  /** One step of work. With a `key`, steps that follow each other quickly are one. */
  | {
      readonly type: 'edited';
      readonly edit: Edit;
      readonly at: number;
      readonly key?: string;
      readonly pageId?: string;
      readonly blockId?: string | null;
    }
  /** Something arrived that is no step, such as a picture's address. */
  | { readonly type: 'settled'; readonly edit: Edit }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'page chosen'; readonly pageId: string }
  | { readonly type: 'block chosen'; readonly blockId: string | null }
  /** The whole story, from the browser or the server: nothing before it can be taken back. */
  | { readonly type: 'opened'; readonly story: StoryDraft; readonly pageId?: string };

export function firstEditorState(story: StoryDraft, pageId = story.pages[0]?.id ?? ''): EditorState {
  return { history: newHistory(story), pageId, blockId: null };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'edited': {
      const history = stepOn(state.history, action.edit(state.history.now), action.at, action.key ?? null);
      const blockId = action.blockId === undefined ? state.blockId : action.blockId;
      return onThePage({ history, pageId: action.pageId ?? state.pageId, blockId }, state);
    }
    case 'settled':
      return onThePage({ ...state, history: settleIn(state.history, action.edit) }, state);
    case 'undone':
      return onThePage({ ...state, history: stepBack(state.history) }, state);
    case 'redone':
      return onThePage({ ...state, history: stepForward(state.history) }, state);
    case 'page chosen':
      return action.pageId === state.pageId ? state : onThePage({ ...state, pageId: action.pageId, blockId: null }, state);
    case 'block chosen':
      return action.blockId === state.blockId ? state : onThePage({ ...state, blockId: action.blockId }, state);
    case 'opened':
      return onThePage(firstEditorState(action.story, action.pageId), state);
  }
}

/** What is chosen is there: after a page has gone, its neighbour is, and after a block has gone, none is. */
function onThePage(next: EditorState, before: EditorState): EditorState {
  const { pages } = next.history.now;
  const changed = next.history !== before.history ? changedPage(before.history.now, next.history.now) : null;
  const isThere = pages.some(({ id }) => id === next.pageId);
  const at = before.history.now.pages.findIndex(({ id }) => id === next.pageId);
  const pageId = isThere ? next.pageId : (changed ?? pages[Math.min(Math.max(at, 0), pages.length - 1)]?.id ?? '');
  const page = pages.find(({ id }) => id === pageId);
  const blockId = page?.blocks.some(({ id }) => id === next.blockId) ? next.blockId : null;
  return { ...next, pageId, blockId };
}

/** The page that came, where one came. */
function changedPage(before: StoryDraft, now: StoryDraft): string | null {
  const known = new Set(before.pages.map(({ id }) => id));
  return now.pages.find(({ id }) => !known.has(id))?.id ?? null;
}
