import { makeCountryToken, startCountrySession } from '@bowerbird/contract/identity/country-sessions/calls.ts';
import { countrySessionSchemas } from '@bowerbird/contract/identity/country-sessions/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToExport, nothingToRevert } from '../accounts/index.ts';
import { deleteCountryTokensOf, deleteDeadCountryTokens } from './country-sessions.queries.ts';
import { issueCountryToken, takeCountrySession } from './country-sessions.service.ts';

/** One log-in for the hosts of all countries (`C7.34`). */
export const countrySessionsFeature: Feature = {
  name: 'country-sessions',
  schemas: countrySessionSchemas,
  handlers: [
    handle(makeCountryToken, async (context) => issueCountryToken(context, context.viewer)),
    handle(startCountrySession, async (context, input) => {
      await takeCountrySession(context, input.token);
      return null;
    }),
  ],
  ticks: [{ name: 'country-tokens', everyMilliseconds: 600_000, run: deleteDeadCountryTokens }],
  personalData: {
    tables: ['country_tokens'],
    erase: (core, userId) => deleteCountryTokensOf(core.db, userId),
    // A token lives for a minute and tells nothing of its person.
    export: nothingToExport,
    // The database drops a token with the session that it came from.
    revertIntrusion: nothingToRevert,
  },
};
