import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, type HandledEndpoint, type Handler } from '../../endpoints/handle.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isOwner } from './owner.queries.ts';

/** Ties a handler to a call of the instance's owner: for everybody else it is not there. */
export function handleForOwner<Input, Output>(
  endpoint: Endpoint<Input, Output, 'full'>,
  handler: Handler<Input, Output, 'full'>,
): HandledEndpoint {
  return handle(endpoint, async (context, input) => {
    await requireOwner(context);
    return handler(context, input);
  });
}

/** Refuses everybody but the instance's owner. Throws `not_found`. */
export async function requireOwner({ core, viewer }: CallContext<SignedInViewer>): Promise<void> {
  if (!(await isOwner(core.db, viewer.userId))) throw new ApiError('not_found');
}
