import { sql } from 'kysely';
import { newsOfSponsorships } from '@bowerbird/contract/creation/sponsorships/news-kinds.ts';
import { giveNews, someOf, toldId, toldNone, type NewsSource } from '../../social/news-kinds/index.ts';

/** A creator asks somebody to pay for a pin; it is told while it waits. */
const sponsorAsked: NewsSource = (events) => sql`
  SELECT s.sponsor_id, 'sponsor_ask', s.pin_id, s.creator_id, s.pin_id, ${toldNone}, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN sponsorships s ON s.pin_id = ${toldId('pinId')} AND s.sponsor_id = ${toldId('sponsorId')} AND s.status = 0`;

const sponsorAgreed: NewsSource = (events) => sql`
  SELECT s.creator_id, 'sponsor_yes', s.pin_id, s.sponsor_id, s.pin_id, ${toldNone}, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN sponsorships s ON s.pin_id = ${toldId('pinId')} AND s.sponsor_id = ${toldId('sponsorId')} AND s.status = 1`;

/** Who is asked to pay for a pin, and who agreed. */
export const sponsorshipNews = [
  giveNews({
    kinds: someOf(newsOfSponsorships, 'sponsor_ask'),
    words: { sponsor_ask: 'news.sponsorAsk' },
    told: { 'sponsorship.asked': sponsorAsked },
    stillDone: () =>
      sql`FROM sponsorships d WHERE d.pin_id = n.pin_id AND d.creator_id = a.actor_id AND d.sponsor_id = n.user_id AND d.status = 0`,
  }),
  giveNews({
    kinds: someOf(newsOfSponsorships, 'sponsor_yes'),
    words: { sponsor_yes: 'news.sponsorYes' },
    told: { 'sponsorship.agreed': sponsorAgreed },
    stillDone: () => sql`FROM sponsorships d WHERE d.pin_id = n.pin_id AND d.sponsor_id = a.actor_id AND d.status = 1`,
  }),
];
