import { countClientFailure } from '@bowerbird/contract/measurement/client-failures/calls.ts';
import { clientFailureSchemas } from '@bowerbird/contract/measurement/client-failures/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { labelOf } from './message-labels.service.ts';

/** Failures in browsers that nobody is told of. They are counted and logged for the operator (`C8.12`, `B8.4`, `B8.8`). */
export const clientFailuresFeature: Feature = {
  name: 'client-failures',
  schemas: clientFailureSchemas,
  handlers: [
    handle(countClientFailure, async ({ core }, input) => {
      const { failure, message } = input;
      const { label, isNew } = labelOf(core.metrics, message);
      core.metrics.clientFailures.inc({ failure, message: label });
      // Once a form, so that nobody fills the log.
      if (isNew) core.log.warn({ failure, message }, 'a browser met a failure that it had not met before');
      return null;
    }),
  ],
};
