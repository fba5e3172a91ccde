import { InterestTagsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { MAX_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useAppSelector, useResource } from '../../../store/hooks.ts';
import { cut } from './cut-text.ts';
import type { Draft } from './draft.ts';

const MOST_NAMES = 5;

/** Names that would fit a new board of a draft: its topics, then what its words tell of, without boards that are there. */
export function useLikelyNames(
  { interestTags = [], title = '', description = '' }: Partial<Pick<Draft, 'interestTags' | 'title' | 'description'>>,
  isAsked: boolean,
): readonly string[] {
  const words = { title: cut(title, textLimits.pinTitle), description: cut(description, textLimits.pinDescription) };
  const isWorded = isAsked && words.title + words.description !== '';
  const told = useResource(InterestTagsResource.get, isWorded ? words : null).data ?? [];
  // The picker beside it asks for the same.
  const boards = useResource(BoardPickerBoardsResource.get, isAsked ? { page_size: MAX_PAGE_SIZE } : null).data ?? [];
  const known = useAppSelector((state) => state.entities.board);
  const taken = new Set(boards.map(({ board }) => known[board.id]?.name.toLowerCase()));
  const names = [...new Set([...interestTags, ...told].map(({ name }) => name))];
  return names.filter((name) => !taken.has(name.toLowerCase())).slice(0, MOST_NAMES);
}
