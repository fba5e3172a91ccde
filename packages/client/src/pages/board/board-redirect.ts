import type { RouteInput } from '../../routing/define-route.ts';
import type { RootState } from '../../store/create-store.ts';
import type { EntityRef } from '../../store/stored.ts';
import { selectBoardResource, selectSectionResource } from './board-options.ts';

/** Where a board's former address leads, or one in other letters. */
export function boardRedirect(input: RouteInput, state: RootState): string | null {
  const ref = selectBoardResource(input, state).data as EntityRef<'board'> | null;
  return ref ? elsewhere(state.entities.board[ref.id]?.url, [input.params.username, input.params.slug], input.search) : null;
}

/** The same for a section. */
export function sectionRedirect(input: RouteInput, state: RootState): string | null {
  const ref = selectSectionResource(input, state).data as EntityRef<'section'> | null;
  const { username, slug, section } = input.params;
  return ref ? elsewhere(state.entities.section[ref.id]?.url, [username, slug, section], input.search) : null;
}

/** The address of what was found, where it is not the one that was asked for. */
function elsewhere(url: string | undefined, asked: readonly (string | undefined)[], search: URLSearchParams): string | null {
  if (url === undefined || decodeURI(url) === `/${asked.join('/')}/`) return null;
  return search.size === 0 ? url : `${url}?${search.toString()}`;
}
