import type { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { viewerCounted } from '../../../store/session.slice.ts';
import { boardCounts } from './board-counts.ts';

/** What boards and sections change elsewhere: their own counts, and those of the viewer (`C4.17`). */
const effects: readonly Effect[] = [
  ...boardCounts,
  afterReply<typeof BoardResource.create>('BoardResource.create', (_reply, { session }) =>
    session.viewer?.has_quicksave_board ? [] : [viewerCounted({ board_count: 1 })],
  ),
  afterReply<typeof BoardResource.delete>('BoardResource.delete', ({ input }, { entities }) => [
    viewerCounted({ board_count: -1, pin_count: -(entities.board[input.board_id]?.pin_count ?? 0) }),
  ]),
  afterReply<typeof BoardResource.update>('BoardResource.update', ({ input }, { entities }) => {
    const restored = input.restore ? [viewerCounted({ board_count: 1, pin_count: entities.board[input.board_id]?.pin_count ?? 0 })] : [];
    return input.archived === undefined ? restored : [...restored, resourceInvalidated({ name: 'BoardsResource.get' })];
  }),
  afterReply<typeof BoardSectionResource.delete>('BoardSectionResource.delete', ({ input }, { entities }) => [
    viewerCounted({ pin_count: -(entities.section[input.section_id]?.pin_count ?? 0) }),
  ]),
  afterReply<typeof BoardSectionResource.update>('BoardSectionResource.update', ({ input }, { entities }) =>
    input.restore ? [viewerCounted({ pin_count: entities.section[input.section_id]?.pin_count ?? 0 })] : [],
  ),
];
export default effects;
