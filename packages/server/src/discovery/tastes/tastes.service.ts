import type { UpdateTastesInput, UserTastes } from '@bowerbird/contract/discovery/tastes/schemas.ts';
import { tasteDegrees } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { viewerIdOf } from '../../endpoints/viewer.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { selectNewestFirst, selectTastes, setDegree, setNewestFirst } from './tastes.queries.ts';

/** What the viewer's home feed is chosen by. */
export async function readTastes(context: ViewContext, db: Database = context.core.db): Promise<UserTastes> {
  const userId = viewerIdOf(context.viewer);
  const rows = await selectTastes(db, userId);
  const pins = new Map(
    (
      await hydratePins(
        context,
        rows.map((row) => row.pin_id),
      )
    ).map((pin) => [pin.id, pin]),
  );
  return {
    newest_first: await selectNewestFirst(db, userId),
    tastes: rows.flatMap(({ board_id, pin_id, pins: pin_count, degree }) => {
      const pin = pins.get(pin_id);
      return pin ? [{ board_id, degree: tasteDegrees[degree]!, pin_count, pin }] : [];
    }),
  };
}

/** Changes it, and gives all of it anew. */
export async function updateTastes(context: ViewContext & { readonly db: Database }, input: UpdateTastesInput): Promise<UserTastes> {
  const userId = viewerIdOf(context.viewer);
  if ('newest_first' in input) await setNewestFirst(context.db, userId, input.newest_first);
  else if (!(await setDegree(context.db, userId, { boardId: input.board_id, degree: input.degree }))) throw new ApiError('board_not_found');
  return readTastes(context, context.db);
}
