import { setTimeout as wait } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { PinTagsResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { InviteCodesResource } from '@bowerbird/contract/social/invites/calls.ts';
import { ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { signId } from '@bowerbird/server/core/secrets/signed-id.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { emitEvent } from '@bowerbird/server/core/events/outbox.ts';
import { strangerViewer, type Viewer } from '@bowerbird/server/endpoints/viewer.ts';
import { makeBoard, makePin, uploadedPicture } from '@bowerbird/server/pinning/testing/pinning-cast.ts';
import { keepPage } from '@bowerbird/server/pinning/rich-metadata/index.ts';
import type { TestCaller, TestServer } from '@bowerbird/server/testing/test-server.ts';

export const OBJECTS = ['public', 'protected', 'secret', 'archived', 'deleted', 'of a private profile'] as const;
export type ObjectKind = (typeof OBJECTS)[number];

export const VIEWERS = [
  'stranger',
  'bot',
  'member',
  'blocked',
  'commenting collaborator',
  'collaborator',
  'inviting collaborator',
  'owner',
  'limited owner',
] as const;
export type ViewerKind = (typeof VIEWERS)[number];

/** A board of one kind, with all that hangs on it. */
export interface SceneObject {
  readonly kind: ObjectKind;
  readonly owner: { readonly id: string; readonly username: string };
  readonly board: Board;
  readonly section: { readonly id: string; readonly slug: string };
  readonly pin: Pin;
  readonly pinInSection: Pin;
  /** A word that stands on these pins alone. */
  readonly word: string;
  /** A public pin of somebody else, whose picture is saved on this board too. */
  readonly besidePin: string;
  /** A public pin of somebody else, beside which the board's saved picture stands too. */
  readonly idea: string;
  /** Follows the owner and is followed back. */
  readonly friend: string;
  readonly friendName: string;
  /** An article of somebody else that shows the pin and the board. */
  readonly article: string;
  /** What the owner said under the pin, and answered to themselves. */
  readonly comment: string;
  readonly reply: string;
  readonly boardComment: string;
  /** What the owner and the friend write to each other, with a message of the owner's. */
  readonly talk: { readonly id: string; readonly message: string };
  /** A pin that the owner is making for the board, which waits for its time. */
  readonly draft: string;
  readonly storyDraft: string;
  /** What the collaborator wrote to the owner, who does not follow them. */
  readonly request: string;
  /** What the owner brings from elsewhere, ready to begin. */
  readonly brought: string;
  /** The code of the owner's links. */
  readonly inviteCode: string;
  /** What the people of the board keep beside its pins, and the ways into it. */
  readonly together: {
    readonly note: string;
    readonly poll: string;
    readonly act: string;
    readonly mail: string;
    readonly code: string;
  };
}

/** What every cell of the table is tried on; each trial is undone. */
export interface Scene {
  readonly objects: readonly SceneObject[];
  viewer(kind: ViewerKind, object: SceneObject): Viewer;
  /** A board of this viewer's own, and a picture that they uploaded. */
  own(viewer: Viewer): { readonly board: string; readonly picture: string };
}

/** What collaborators may do, as the rules keep it. */
const ROLES = { edit: 0, comment: 1, invite: 2 } as const;

type Person = TestCaller & { userId: string };

/**
 * Makes the people and, of each kind, a board with a section, pins, a follower, a collaborator and a picture from elsewhere.
 * The suffix keeps the names of several scenes on one server apart.
 */
export async function makeScene(server: TestServer, kinds: readonly ObjectKind[] = OBJECTS, suffix = ''): Promise<Scene> {
  const { db } = server.core;
  const [noor, lena, mei, sam, jonas, elif, ada, tove] = await Promise.all(
    ['noorhaddad', 'lenafjeld', 'meitan', 'samdoyle', 'jonasweiss', 'elifkaya', 'adaokoye', 'tovelind'].map((name) =>
      server.person(name + suffix),
    ),
  );
  const beside = await makeBoard(elif!, 'Beside');
  const idea = (await makePin(server, elif!, beside.id, { title: 'Goes with it' })).id;
  const made: Omit<SceneObject, 'talk' | 'request' | 'brought' | 'inviteCode'>[] = [];
  for (const [index, kind] of kinds.entries()) {
    const owner = kind === 'of a private profile' ? lena! : noor!;
    const besidePin = (await makePin(server, elif!, beside.id, { title: 'Seen elsewhere' })).id;
    made.push(
      await makeObject(server, owner, kind, {
        word: `quokka${'abcdef'[index]!}`,
        besidePin,
        idea,
        friend: elif!.userId,
        friendName: `elifkaya${suffix}`,
      }),
    );
  }
  for (const { board } of made) {
    await sql`INSERT INTO board_collaborators (board_id, user_id, role) VALUES (${board.id}, ${jonas!.userId}, ${ROLES.edit}),
      (${board.id}, ${ada!.userId}, ${ROLES.comment}), (${board.id}, ${tove!.userId}, ${ROLES.invite})`.execute(db);
  }
  for (const owner of [noor!, lena!]) {
    await elif!.data(UserFollowResource.create, { user_id: owner.userId });
    await owner.data(UserFollowResource.create, { user_id: elif!.userId });
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${owner.userId}, ${sam!.userId})`.execute(db);
  }
  const talks = new Map<string, Pick<SceneObject, 'talk' | 'request' | 'brought' | 'inviteCode'>>();
  for (const owner of [noor!, lena!]) {
    const talk = await owner.data(ConversationsResource.create, { user_ids: [elif!.userId], text: 'Hello' });
    const request = await jonas!.data(ConversationsResource.create, { user_ids: [owner.userId], text: 'May I?' });
    const [code] = await owner.data(InviteCodesResource.create, { channels: [1] });
    const { rows } = await sql<{ id: string }>`INSERT INTO imports (user_id, name, bytes, format, status)
      VALUES (${owner.userId}, 'bookmarks.html', 100, 'netscape', 1) RETURNING id`.execute(db);
    const ids = { id: talk.id, message: talk.last_message!.id };
    talks.set(owner.userId, { talk: ids, request: request.id, brought: rows[0]!.id, inviteCode: code!.invite_code });
  }
  await sql`INSERT INTO invited_people (user_id, invited_by, channel) VALUES (${elif!.userId}, ${noor!.userId}, 1)`.execute(db);
  const objects = made.map((object): SceneObject => ({ ...object, ...talks.get(object.owner.id)! }));
  const own = new Map<string, { board: string; picture: string }>();
  for (const person of [noor!, lena!, mei!, sam!, jonas!, ada!, tove!]) {
    own.set(person.userId, { board: (await makeBoard(person, 'My own')).id, picture: await uploadedPicture(server, person.userId) });
  }
  // What was found of them before they closed their profile is what the table is about.
  await server.settle();
  await sql`UPDATE users SET is_private = true WHERE id = ${lena!.userId}`.execute(db);
  for (const { kind, board } of objects) {
    if (kind === 'archived') await noor!.data(BoardResource.update, { board_id: board.id, archived: true });
    if (kind === 'deleted') await deleteForLong(server, noor!, board.id);
  }
  for (const { userId } of [noor!, lena!]) await emitEvent(db, 'user.created', { userId });
  await emitEvent(db, 'user.visibility_changed', { userId: lena!.userId });
  await settleAll(server);

  const people = { member: mei!, blocked: sam!, collaborator: jonas!, 'commenting collaborator': ada!, 'inviting collaborator': tove! };
  return {
    objects,
    viewer: (kind, object) => {
      if (kind === 'stranger' || kind === 'bot') return strangerViewer;
      if (kind === 'owner') return { kind: 'AUTH', userId: object.owner.id, sessionId: '1' };
      if (kind === 'limited owner') return { kind: 'LIMITED_LOGIN', userId: object.owner.id, sessionId: '1' };
      return { kind: 'AUTH', userId: people[kind].userId, sessionId: '1' };
    },
    own: ({ userId }) => own.get(userId ?? mei!.userId)!,
  };
}

/** Deletes a board, which can be undone for an hour longer, because asking everything about it may take minutes. */
async function deleteForLong(server: TestServer, owner: Person, board_id: string): Promise<void> {
  await owner.data(BoardResource.delete, { board_id });
  await sql`UPDATE boards SET deleted_at = deleted_at + interval '1 hour' WHERE id = ${board_id}`.execute(server.core.db);
}

/** The pin of each object leads to a product, so that shopping could tell of it. */
const PRODUCT = { '@type': 'Product', name: 'Yarn', offers: { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' } };
const PRODUCT_PAGE = `<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script>`;

/** Until no event waits: what a listener could not do on a busy machine comes again a little later. */
async function settleAll(server: TestServer): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    await server.settle();
    const { rows } = await sql`SELECT 1 FROM domain_events LIMIT 1`.execute(server.core.db);
    if (rows.length === 0) return;
    await wait(200);
  }
  throw new Error('What follows from the scene does not come to an end.');
}

async function makeObject(
  server: TestServer,
  owner: Person,
  kind: ObjectKind,
  { word, besidePin, idea, friend, friendName }: Pick<SceneObject, 'word' | 'besidePin' | 'idea' | 'friend' | 'friendName'>,
): Promise<Omit<SceneObject, 'talk' | 'request' | 'brought' | 'inviteCode'>> {
  const privacy = kind === 'protected' || kind === 'secret' ? kind : 'public';
  const board = await makeBoard(owner, `${word} ${kind}`, { privacy });
  const section = await owner.data(BoardSectionResource.create, { board_id: board.id, title: word });
  const link = `https://shop.org/${word}/${kind}`;
  const pin = await makePin(server, owner, board.id, { title: `${word} crochet`, link });
  await keepPage(server.core, { url: link, html: PRODUCT_PAGE, readAt: new Date(server.core.now()) });
  await keepCopy(server, { owner: owner.userId, pin: pin.id, text: `${word} copied` });
  const pinInSection = await makePin(server, owner, board.id, { title: `${word} sectioned`, section: section.id });
  await owner.data(RepinResource.create, { pin_id: besidePin, board_id: board.id });
  const { username } = board.owner;
  const blocks = [
    { kind: 'pins', pin_ids: [pin.id] },
    { kind: 'board', board_id: board.id },
  ];
  const { rows } = await sql<{ id: string }>`INSERT INTO articles (title, blocks, published_at)
    VALUES ('Of them', ${JSON.stringify(blocks)}::jsonb, now() - interval '1 day') RETURNING id`.execute(server.core.db);
  const article = rows[0]!.id;
  const say = async (text: string, parent_id?: string) =>
    (await owner.data(AggregatedCommentResource.create, { pin_id: pin.id, text, parent_id, user_did_it: parent_id === undefined })).id;
  const comment = await say(`${word} said`);
  const reply = await say(`${word} answered`, comment);
  const { id: boardComment } = await owner.data(AggregatedCommentResource.create, { board_id: board.id, text: `${word} of the board` });
  const tags = [{ pin_tag_key: 'one', x: 0.5, y: 0.5, objects: [{ pin_id: pinInSection.id }] }];
  for (const pin_id of [pin.id, pinInSection.id]) await owner.data(PinTagsResource.update, { pin_id, tags });
  const items = [{ id: 'one', image_signature: await uploadedPicture(server, owner.userId) }];
  const { id: draft } = await owner.data(PinDraftsResource.create, { creation_id: word, board_id: board.id, items });
  const story = newStoryBlock('one', 'story_pin_heading_block');
  const { id: storyDraft } = await owner.data(StoryPinDraftsResource.create, {
    creation_id: `${word}-story`,
    board_id: board.id,
    pages: [{ ...newStoryPage('one'), blocks: [{ ...story, text: word } as StoryBlock] }],
  });
  await owner.data(ScheduledPinsResource.create, { draft_id: draft, scheduled_ts: Math.round(Date.now() / 1000) + 24 * 60 * 60 });
  const together = await makeTogether(server, { boardId: board.id, owner: owner.userId, pins: [pin.id, pinInSection.id], word });
  return {
    kind,
    owner: { id: owner.userId, username },
    together,
    board,
    section,
    pin,
    pinInSection,
    word,
    besidePin,
    idea,
    friend,
    friendName,
    article,
    comment,
    reply,
    boardComment,
    draft,
    storyDraft,
  };
}

/** What the owner of a pin keeps of the page behind it. */
async function keepCopy(server: TestServer, { owner, pin, text }: { owner: string; pin: string; text: string }): Promise<void> {
  const page = { title: text, byline: null, site: null, language: null, direction: null, blocks: [{ type: 'paragraph', text }] };
  await sql`WITH copy AS (INSERT INTO page_copies (link_id, content_hash, address, content, characters, bytes, read_at)
      SELECT p.link_id, sha256(convert_to(l.url, 'UTF8')), l.url, ${JSON.stringify(page)}::jsonb, 20, 200, now() FROM pins p JOIN links l ON l.id = p.link_id
      WHERE p.id = ${pin} ON CONFLICT (link_id, content_hash) DO UPDATE SET read_at = excluded.read_at RETURNING id, link_id)
    INSERT INTO kept_copies (user_id, link_id, copy_id, bytes) SELECT ${owner}, link_id, id, 200 FROM copy`.execute(server.core.db);
}

/** What the people of a board keep beside its pins: a note, a vote, an act that can be undone, and ways in. */
async function makeTogether(
  server: TestServer,
  { boardId, owner, pins, word }: { boardId: string; owner: string; pins: readonly string[]; word: string },
): Promise<SceneObject['together']> {
  const { db, config } = server.core;
  const idOf = async (statement: RawBuilder<{ id: string }>) => (await statement.execute(db)).rows[0]!.id;
  const note = await idOf(sql`INSERT INTO board_notes (board_id, made_by, is_to_do, text, position)
    VALUES (${boardId}, ${owner}, true, ${`${word} to buy`}, 0) RETURNING id::text`);
  const poll = await idOf(
    sql`INSERT INTO board_polls (board_id, started_by, question) VALUES (${boardId}, ${owner}, ${`${word}?`}) RETURNING id::text`,
  );
  await sql`INSERT INTO board_poll_pins (poll_id, pin_id, position) SELECT ${poll}::bigint, p, 1 FROM unnest(${pins}::bigint[]) p`.execute(
    db,
  );
  const act = await idOf(sql`INSERT INTO board_acts (board_id, user_id, kind, pin_id) VALUES (${boardId}, ${owner}, 'pin_added', ${pins[0]})
    RETURNING id::text`);
  const mail = await idOf(sql`INSERT INTO board_codes (board_id, made_by, email, expires_at)
    VALUES (${boardId}, ${owner}, 'somebody@example.org', now() + interval '1 day') RETURNING id::text`);
  const link = await idOf(sql`INSERT INTO board_codes (board_id, made_by, expires_at)
    VALUES (${boardId}, ${owner}, now() + interval '1 day') RETURNING id::text`);
  return { note, poll, act, mail, code: signId(config.secretKey, 'board-code', link) };
}
