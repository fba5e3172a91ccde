import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { signedIn } from '../../endpoints/authorise.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, type HandledEndpoint, type Handler } from '../../endpoints/handle.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { isOwner } from './operator.queries.ts';

/** Ties a handler to a call of the instance's owner: for everybody else it is not there. */
export function handleForOwner<Input, Output>(endpoint: Endpoint<Input, Output>, handler: Handler<Input, Output>): HandledEndpoint {
  return handle(endpoint, async (args) => {
    await requireOwner(args);
    return handler(args);
  });
}

/** Refuses everybody but the instance's owner. Throws `not_found`. */
export async function requireOwner({ core, viewer }: CallContext): Promise<void> {
  if (!(await isOwner(core.db, signedIn(viewer).userId))) throw new ApiError('not_found');
}
