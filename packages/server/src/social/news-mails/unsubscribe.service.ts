import type { Subscription } from '@bowerbird/contract/social/news-mails/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { NewsKind } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import type { Core } from '../../core/core.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import { equalsSafely, sign } from '../../core/secrets/tokens.ts';
import { closeByLink, MAIL_LIST } from '../../people/mail-invites/index.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import { changeMailsOf } from '../notification-settings/index.ts';

/** The digest, or the mails of one kind of news. */
export type MailList = NewsKind | 'digest';

const PURPOSE = 'unsubscribe';

/** Where one press ends mails of a list, without a log-in. The link says whose they are and holds for ever. */
export function unsubscribeUrl({ config }: Core, userId: string, list: MailList): string {
  const about = `${userId}.${list}`;
  return `${instanceOrigin(config)}/unsubscribe/?token=${about}.${sign(config.secretKey, PURPOSE, about)}`;
}

/** Whose mails of which list a link is about. Throws `dead_token`. */
function readToken(core: Core, token: string): { readonly userId: string; readonly list: MailList } {
  const [userId = '', list = '', signature = ''] = token.split('.');
  const isList = list === 'digest' || newsKindsOf(core).givenBy.has(list);
  if (!isList || !equalsSafely(signature, sign(core.config.secretKey, PURPOSE, `${userId}.${list}`))) throw new ApiError('dead_token');
  return { userId, list: list as MailList };
}

/** Ends these mails. It is the same however often it is done. */
export async function unsubscribe(core: Core, token: string): Promise<Subscription> {
  if (token.split('.')[1] === MAIL_LIST) {
    await closeByLink(core, token);
    return { list: MAIL_LIST };
  }
  const { userId, list } = readToken(core, token);
  await changeMailsOf(core, userId, list);
  return { list };
}
