import { PrevalenceSamplesResource, readTransparency, TransparencyResource } from '@bowerbird/contract/social/transparency/calls.ts';
import { transparencySchemas } from '@bowerbird/contract/social/transparency/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { forModerators } from '../moderation/index.ts';
import { draw, judge, readCounts, readSamples } from './transparency.service.ts';

/** What was reported and decided, counted for everybody, and a sample of what is seen, looked at by moderators. */
export const transparencyFeature: Feature = {
  name: 'transparency',
  schemas: transparencySchemas,
  handlers: [
    handle(TransparencyResource.get, async ({ core }) => readCounts(core)),
    handle(readTransparency, async ({ core }) => readCounts(core)),
    handle(PrevalenceSamplesResource.get, forModerators(readSamples)),
    handleAtomically(PrevalenceSamplesResource.create, forModerators(draw)),
    handleAtomically(PrevalenceSamplesResource.update, forModerators(judge)),
  ],
};
