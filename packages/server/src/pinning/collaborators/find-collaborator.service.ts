import type { Collaborator } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { selectCollaborators } from './collaborators.queries.ts';
import { presentCollaborator } from './collaborators.views.ts';

/** Somebody who keeps a board or waits to. Throws `not_found`. */
export async function findCollaborator(context: HandlerContext<'full'>, boardId: string, userId: string): Promise<Collaborator> {
  const [row] = await selectCollaborators(context.db, context.viewer, { boardId, seesWaiting: true, userId });
  if (!row) throw new ApiError('not_found');
  return presentCollaborator(row, context);
}
