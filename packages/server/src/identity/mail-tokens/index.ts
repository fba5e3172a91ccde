import type { Feature } from '../../feature.ts';
import { nothingToExport } from '../accounts/index.ts';
import { deleteOldTokens } from './mail-tokens.queries.ts';
import { revokeMailTokens, revokeOpeningLinks } from './mail-tokens.service.ts';

export {
  issueMailToken,
  revokeLinksBesideAlerts,
  revokeMailTokens,
  revokeOpeningLinks,
  takeMailToken,
  type MailPurpose,
} from './mail-tokens.service.ts';

/** The one-time tokens of links in mails: random, hashed at rest, used once, short-lived. */
export const mailTokensFeature: Feature = {
  name: 'mail-tokens',
  ticks: [{ name: 'mail-tokens', everyMilliseconds: 600_000, run: deleteOldTokens }],
  personalData: {
    tables: ['mail_tokens'],
    erase: (core, userId) => revokeMailTokens(core.db, userId),
    // A token is a secret; that one waits tells its person nothing.
    export: nothingToExport,
    revertIntrusion: (db, { userId }) => revokeOpeningLinks(db, userId),
  },
};
