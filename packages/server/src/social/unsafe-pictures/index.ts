import { ClassifierResource } from '@bowerbird/contract/social/unsafe-pictures/calls.ts';
import { blurFields } from '@bowerbird/contract/social/unsafe-pictures/records.ts';
import { unsafePictureSchemas } from '@bowerbird/contract/social/unsafe-pictures/schemas.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { handleForOwner } from '../../identity/owner/index.ts';
import { blurOfPicture, safetyOfPicture, selectProgress } from './unsafe-pictures.queries.ts';
import { RATE_JOB, ratedListener, rateWaiting } from './unsafe-pictures.service.ts';

/** Pictures that an add-on rates as unsafe, for moderators to look at. */
export const unsafePicturesFeature: Feature = {
  name: 'unsafe-pictures',
  schemas: unsafePictureSchemas,
  handlers: [
    handleForOwner(ClassifierResource.get, async ({ core }) => ({ is_on: core.classifier.isOn(), ...(await selectProgress(core.db)) })),
  ],
  recordParts: [
    givePart(blurFields, ({ viewer, fieldSet }, { pictureId }) => {
      if (!pictureId) return null;
      return fieldSet === 'card' ? blurOfPicture(viewer, pictureId) : safetyOfPicture(viewer, pictureId);
    }),
  ],
  listeners: (core) => [ratedListener(core)],
  jobs: (core) => [{ name: RATE_JOB, cron: '* * * * *', retries: 0, handle: () => rateWaiting(core) }],
};
