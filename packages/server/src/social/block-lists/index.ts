import { BlockListResource, ModerationLogResource } from '@bowerbird/contract/social/block-lists/calls.ts';
import { blockListSchemas } from '@bowerbird/contract/social/block-lists/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { forModerators } from '../moderation/index.ts';
import { block, listBlocked, listLog, unblock } from './block-lists.service.ts';

/** The lists of domains, words and pictures that moderators keep away; `core/block-list` asks them with every write. */
export const blockListsFeature: Feature = {
  name: 'block-lists',
  schemas: blockListSchemas,
  handlers: [
    handle(BlockListResource.get, forModerators(listBlocked)),
    handleAtomically(BlockListResource.create, forModerators(block)),
    handleAtomically(
      BlockListResource.delete,
      forModerators(async (context, { id }) => {
        await unblock(context, id);
        return null;
      }),
    ),
    handle(ModerationLogResource.get, forModerators(listLog)),
  ],
};
