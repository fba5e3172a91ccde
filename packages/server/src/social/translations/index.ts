import { translateComment } from '@bowerbird/contract/social/translations/calls.ts';
import { translationSchemas } from '@bowerbird/contract/social/translations/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readTranslation } from './translations.service.ts';

/** Comments in the language of who reads them, by a service that the instance's owner names (`C7.14`). */
export const translationsFeature: Feature = {
  name: 'translations',
  schemas: translationSchemas,
  handlers: [handle(translateComment, async (context, { id }) => readTranslation(context, id))],
};
