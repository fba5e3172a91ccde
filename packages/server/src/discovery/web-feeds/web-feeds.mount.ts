import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { ideasPath } from '@bowerbird/domain/discovery/topic-path.ts';
import { readSlug } from '@bowerbird/domain/pinning/slugs.ts';
import type { Core } from '../../core/core.ts';
import { sendUnlessKnown } from '../../http/conditional-reply.ts';
import { originOf } from '../../http/origin.ts';
import { boardUrl } from '../../pinning/boards/index.ts';
import {
  selectBoard,
  selectPerson,
  selectPinsOfBoard,
  selectPinsOfPerson,
  selectPinsOfTopic,
  selectTopic,
  type FeedPinRow,
} from './web-feeds.queries.ts';
import { feedFormats, writeFeed, type FeedFormat, type FeedSubject } from './web-feeds.views.ts';

const MOST_PINS = 30;
const MAX_AGE_SECONDS = 300;

/** The feeds of people, boards and topics, beside their pages. No board's address ends in `feed.rss`: slugs have no dots. */
export async function mountWebFeeds(app: FastifyInstance, { db, config }: Core): Promise<void> {
  for (const format of Object.keys(feedFormats) as FeedFormat[]) {
    app.get<{ Params: { username: string } }>(`/:username/feed.${format}`, async (raw, reply) => {
      const person = await selectPerson(db, raw.params.username);
      if (!person) throw new ApiError('user_not_found');
      const { username, full_name: name, about: description, changed_at } = person;
      const subject = { title: name || username, description, path: `/${username}/`, changedAt: changed_at };
      return sendFeed(raw, reply, { format, subject, pins: await selectPinsOfPerson(db, person.id, MOST_PINS) });
    });
    app.get<{ Params: { id: string } }>(`/ideas/:slug/:id/feed.${format}`, async (raw, reply) => {
      const topic = await selectTopic(db, raw.params.id);
      if (!topic) throw new ApiError('not_found');
      if (topic.id !== raw.params.id) return reply.redirect(`${ideasPath(topic)}feed.${format}`, 301);
      const subject = { title: topic.name, description: '', path: ideasPath(topic), changedAt: new Date(0) };
      return sendFeed(raw, reply, { format, subject, pins: await selectPinsOfTopic(db, topic.id, MOST_PINS) });
    });
    app.get<{ Params: { username: string; slug: string } }>(`/:username/:slug/feed.${format}`, async (raw, reply) => {
      const board = await selectBoard(db, raw.params.username, readSlug(raw.params.slug));
      if (!board) throw new ApiError('board_not_found');
      const subject = { title: board.name, description: board.about, path: boardUrl(board), changedAt: board.changed_at };
      return sendFeed(raw, reply, { format, subject, pins: await selectPinsOfBoard(db, board.id, MOST_PINS) });
    });
  }

  function sendFeed(
    raw: FastifyRequest,
    reply: FastifyReply,
    { format, subject, pins }: { format: FeedFormat; subject: FeedSubject; pins: readonly FeedPinRow[] },
  ) {
    const { appName, mediaUrl } = config;
    const body = writeFeed(subject, pins, { format, origin: originOf(raw, config), appName, mediaUrl });
    return sendUnlessKnown(raw, reply, {
      body,
      type: feedFormats[format],
      maxAgeSeconds: MAX_AGE_SECONDS,
    });
  }
}
