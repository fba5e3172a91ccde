import { useParams } from 'react-router';
import { NotMePage } from '../../features/identity/device-alerts/index.ts';
import { DecisionPage } from '../../features/social/moderation/index.ts';
import type { MessageId } from '../../i18n/message-id.ts';

const TITLES: Readonly<Record<string, MessageId>> = { 'not-me': 'notMe.title', decision: 'care.decisionTitle' };

/** Whether there is a page for a link of a mail by this name. */
export const isSecureLink = (page: string | undefined): boolean => page !== undefined && Object.hasOwn(TITLES, page);

export const secureLinkTitle = (page: string | undefined): MessageId => TITLES[page ?? ''] ?? 'notMe.title';

/** `/secure/…/`: what a link of a mail opens without a log-in. One route carries both, since each weighs on every page. */
export function SecureLinkPage() {
  return useParams().page === 'decision' ? <DecisionPage /> : <NotMePage />;
}
