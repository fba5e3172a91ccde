import { MailSubscriptionResource } from '@bowerbird/contract/social/news-mails/calls.ts';
import { newsMailSchemas } from '@bowerbird/contract/social/news-mails/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToExport, nothingToRevert } from '../../identity/accounts/index.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import { deleteDigestsOf, insertMails, rescheduleDigests } from './news-mails.queries.ts';
import { NEWS_MAILS_JOB, sendNewsMails } from './send-mails.service.ts';
import { mountUnsubscribe } from './unsubscribe.mount.ts';
import { unsubscribe } from './unsubscribe.service.ts';

/** News by mail: some by themselves, the others in a digest at the person's morning. Each has a way to get no more of them. */
export const newsMailsFeature: Feature = {
  name: 'news-mails',
  schemas: newsMailSchemas,
  handlers: [handle(MailSubscriptionResource.delete, ({ core }, { token }) => unsubscribe(core, token))],
  mount: mountUnsubscribe,
  jobs: (core) => [{ name: NEWS_MAILS_JOB, cron: '* * * * *', retries: 0, handle: () => sendNewsMails(core) }],
  sendNews: (core, trx, newsIds) => insertMails(trx, newsKindsOf(core), newsIds),
  listeners: ({ jobsDb }) => [
    {
      name: 'news-mails',
      types: ['notification_settings.changed'],
      handle: (events) => rescheduleDigests(jobsDb, [...new Set(events.map(({ payload }) => payload['userId']!))]),
    },
  ],
  personalData: {
    tables: ['news_digests'],
    erase: (core, userId) => deleteDigestsOf(core.db, userId),
    // When the next mail comes tells nothing of anybody.
    export: nothingToExport,
    revertIntrusion: nothingToRevert,
  },
};
