import { CountriesResource, LocalesResource } from '@bowerbird/contract/account/regions/calls.ts';
import { regionSchemas } from '@bowerbird/contract/account/regions/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { listCountries, listLocales } from './regions.views.ts';

/** Countries and languages to choose from (`B3.40`, `B7.9`). */
export const regionsFeature: Feature = {
  name: 'regions',
  schemas: regionSchemas,
  handlers: [
    handle(CountriesResource.get, async ({ request }) => listCountries(request.locale)),
    handle(LocalesResource.get, async () => listLocales()),
  ],
};
