import type { ArticleBlock } from '@bowerbird/contract/discovery/today/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { selectListedBoards, selectListedPins } from './today.queries.ts';
import { boardsOfBlocks, pinsOfBlocks } from './today.views.ts';

/** What an article names. */
interface Places {
  readonly pins: readonly string[];
  readonly boards: readonly string[];
}

interface Given {
  readonly cover_pin_id?: string | null | undefined;
  readonly blocks?: readonly ArticleBlock[] | undefined;
}

/**
 * Refuses a pin or a board that is new in an article and that not everybody may find. Readers would see a gap there. What the
 * article named before stays, because a pin may become secret for a while. Throws `bad_input`, with the wrong parts.
 */
export async function requirePlaces({ core }: Pick<CallContext, 'core'>, given: Given, known: Given = {}): Promise<void> {
  const before = placesOf(known);
  const named = placesOf(given);
  const pins = new Set([...before.pins, ...(await selectListedPins(core.db, added(named.pins, before.pins)))]);
  const boards = new Set([...before.boards, ...(await selectListedBoards(core.db, added(named.boards, before.boards)))]);
  const parts = (given.blocks ?? []).flatMap((block, at) => wrongIn(block, { pins, boards }).map((id) => ({ at, id })));
  if (parts.length > 0) throw new ApiError('bad_input', { extra: { fields: [{ field: 'blocks', rule: 'not_listed' }], parts } });
  if (given.cover_pin_id && !pins.has(given.cover_pin_id)) throw badField('cover_pin_id', 'not_listed');
}

function placesOf({ cover_pin_id, blocks = [] }: Given): Places {
  return { pins: [...new Set([...pinsOfBlocks(blocks), ...(cover_pin_id ? [cover_pin_id] : [])])], boards: boardsOfBlocks(blocks) };
}

function added(named: readonly string[], before: readonly string[]): string[] {
  return named.filter((id) => !before.includes(id));
}

function wrongIn(block: ArticleBlock, { pins, boards }: { pins: ReadonlySet<string>; boards: ReadonlySet<string> }): string[] {
  if (block.kind === 'pins') return block.pin_ids.filter((id) => !pins.has(id));
  return block.kind === 'board' && !boards.has(block.board_id) ? [block.board_id] : [];
}
