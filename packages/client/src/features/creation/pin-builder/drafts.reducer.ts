import { emptyDraft, isBlank, splitRefused, type Draft } from './draft.ts';

/** The pins being made, and which of them is open. There is always one, beside the files that were refused. */
export interface DraftsState {
  readonly drafts: readonly Draft[];
  readonly selectedId: string;
}

export type DraftsAction =
  | { readonly type: 'restored'; readonly state: DraftsState }
  /** New drafts; a blank one makes room for them. */
  | { readonly type: 'added'; readonly drafts: readonly Draft[] }
  /** Drafts of elsewhere, in the server's order of all; whoever is at work on one stays there. */
  | { readonly type: 'arrived'; readonly drafts: readonly Draft[]; readonly order: readonly string[] }
  /** Put in another order. */
  | { readonly type: 'ordered'; readonly ids: readonly string[] }
  | { readonly type: 'selected'; readonly id: string }
  | { readonly type: 'changed'; readonly id: string; readonly changes: Partial<Omit<Draft, 'id'>> }
  /** Taken away, or published; `nextId` names the blank one that follows the last. */
  | { readonly type: 'removed'; readonly id: string; readonly nextId: string };

/** The id of the draft that a page begins with. */
export const FIRST_ID = 'first';

/** The same on the server and in the browser, so that the first paint is final. */
export const firstState: DraftsState = { drafts: [emptyDraft(FIRST_ID)], selectedId: FIRST_ID };

export function draftsReducer(state: DraftsState, action: DraftsAction): DraftsState {
  switch (action.type) {
    case 'restored': {
      // What came while the browser looked for them stands behind.
      const here = new Set(action.state.drafts.map(({ id }) => id));
      const fresh = state.drafts.filter((draft) => !isBlank(draft) && !here.has(draft.id));
      return { ...action.state, drafts: [...action.state.drafts, ...fresh] };
    }
    case 'added': {
      const kept = state.drafts.filter((draft) => !isBlank(draft));
      return { drafts: [...kept, ...action.drafts], selectedId: action.drafts[0]?.id ?? state.selectedId };
    }
    case 'arrived': {
      const here = new Set(state.drafts.map(({ id }) => id));
      const fresh = action.drafts.filter(({ id }) => !here.has(id));
      const kept = fresh.length === 0 ? state.drafts : state.drafts.filter((draft) => !isBlank(draft));
      const drafts = inOrder([...kept, ...fresh], action.order);
      return { drafts, selectedId: kept.some(({ id }) => id === state.selectedId) ? state.selectedId : drafts[0]!.id };
    }
    case 'ordered':
      return { ...state, drafts: inOrder(state.drafts, action.ids) };
    case 'selected':
      return { ...state, selectedId: action.id };
    case 'changed':
      return {
        ...state,
        drafts: state.drafts.map((draft) => (draft.id === action.id ? { ...draft, ...action.changes } : changeSlide(draft, action))),
      };
    case 'removed':
      return remove(state, action.id, action.nextId);
  }
}

/** The same in every tab. Those that the order does not name were made last. */
function inOrder(drafts: readonly Draft[], order: readonly string[]): readonly Draft[] {
  const placeOf = ({ id }: Draft) => (order.includes(id) ? order.indexOf(id) : order.length);
  return drafts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What happens to an upload is told by the id of its picture, which may be one of a carousel. */
function changeSlide(draft: Draft, { id, changes: { picture } }: Extract<DraftsAction, { type: 'changed' }>): Draft {
  if (!picture || !draft.slides.some((slide) => slide.id === id)) return draft;
  return { ...draft, slides: draft.slides.map((slide) => (slide.id === id ? { ...slide, picture } : slide)) };
}

function remove(state: DraftsState, id: string, nextId: string): DraftsState {
  const gone = state.drafts.find((draft) => draft.id === id);
  if (!gone) return state;
  const drafts = state.drafts.filter((draft) => draft !== gone);
  const before = splitRefused(state.drafts).drafts;
  const index = before.indexOf(gone);
  // A refused file that was dismissed: the pins beside it stay as they are.
  if (index < 0) return { ...state, drafts };
  const left = before.filter((draft) => draft !== gone);
  if (left.length === 0) return { drafts: [...drafts, emptyDraft(nextId, gone)], selectedId: nextId };
  const neighbour = left[Math.min(index, left.length - 1)]!;
  return { drafts, selectedId: state.selectedId === id ? neighbour.id : state.selectedId };
}
