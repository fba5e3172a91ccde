import { countClientFailure } from '@bowerbird/contract/measurement/client-failures/calls.ts';
import { clientFailureSchemas } from '@bowerbird/contract/measurement/client-failures/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { labelOf } from './message-labels.service.ts';

/** Failures in browsers that nobody is told of, counted for the operator (`C8.12`, `B8.4`). */
export const clientFailuresFeature: Feature = {
  name: 'client-failures',
  schemas: clientFailureSchemas,
  handlers: [
    handle(countClientFailure, async ({ core }, input) => {
      core.metrics.clientFailures.inc({ failure: input.failure, message: labelOf(core.metrics, input.message) });
      return null;
    }),
  ],
};
