import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { PinTagsResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { AggregatedCommentResource, reactToComment } from '@bowerbird/contract/social/comments/calls.ts';
import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { TodayArticleResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { ArticleBlock } from '@bowerbird/contract/discovery/today/schemas.ts';
import { SponsorshipResource } from '@bowerbird/contract/creation/sponsorships/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { Readable } from 'node:stream';
import { inTransaction } from '@bowerbird/server/core/database/transaction.ts';
import { insertEditor } from '@bowerbird/server/discovery/today/index.ts';
import { createAccount } from '@bowerbird/server/identity/accounts/index.ts';
import { attachVideo, receivePicture } from '@bowerbird/server/pinning/pictures/index.ts';
import { keepPage } from '@bowerbird/server/pinning/rich-metadata/index.ts';
import type { DemoBlock } from '../content/articles.ts';
import { CAST } from '../content/cast.ts';
import { linkOf } from '../content/links.ts';
import { layOutStory } from '../content/stories.ts';
import { pagesOf } from '../content/pages.ts';
import { renderAvatar } from '../render/still.ts';
import { renderWork, type RenderedWork } from '../render/work.ts';
import { callAs, type Instance } from './call-as.ts';
import { articleKey, boardKey, commentKey, personKey, pinKey, type DemoStep } from './plan.ts';
import { insertDoneStep, selectUsername, type StepResult } from './steps.queries.ts';

const DAY_MILLISECONDS = 86_400_000;

type Step<Act extends DemoStep['act']> = Extract<DemoStep, { act: Act }>;

/** What earlier steps made, by their keys. */
export type Made = ReadonlyMap<string, StepResult>;

/** Does one step and notes it as done, both or neither. Drawings are made before, so that no transaction waits for them. */
export async function takeStep(house: Instance, step: DemoStep, made: Made): Promise<StepResult> {
  const portrait = step.act === 'join' ? await renderAvatar(CAST[step.person].look) : undefined;
  const drawing = step.act === 'pin' ? await renderWork(step.work) : undefined;
  return inTransaction(house.core.db, async (trx) => {
    const inside = { ...house, core: { ...house.core, db: trx } };
    const result = await act(inside, step, made, portrait, drawing);
    await insertDoneStep(trx, step.key, result);
    return result;
  });
}

async function act(house: Instance, step: DemoStep, made: Made, portrait?: Buffer, drawing?: RenderedWork): Promise<StepResult> {
  switch (step.act) {
    case 'join':
      return join(house, step, portrait);
    case 'open board':
      return openBoard(house, step, made);
    case 'follow person':
      return followPerson(house, step, made);
    case 'follow board':
      return followBoard(house, step, made);
    case 'pin':
      return pin(house, step, made, drawing);
    case 'save':
      return save(house, step, made);
    case 'search':
      return search(house, step, made);
    case 'comment':
      return comment(house, step, made);
    case 'react':
      return react(house, step, made);
    case 'publish story':
      return publishStory(house, step, made);
    case 'tag products':
      return tagProducts(house, step, made);
    case 'ask sponsor':
      return askSponsor(house, step, made);
    case 'invite':
      return invite(house, step, made);
    case 'publish article':
      return publishArticle(house, step, made);
  }
}

/** Nobody signs in as one of the cast: they have no address and no password. A username that somebody has is left to them. */
async function join({ core }: Instance, { person }: Step<'join'>, portrait: Buffer | undefined): Promise<StepResult> {
  if (!portrait) throw new Error(`${person} was not drawn.`);
  const { signature } = await core.media.storePicture(Readable.from([portrait]));
  const { username, fullName, about, country, birthday } = CAST[person];
  const account = {
    fullName,
    about,
    country,
    birthday,
    email: null,
    passwordHash: null,
    pictureSignature: signature,
    isDemo: true,
    isNameKnown: true,
  };
  const { id } = await createAccount(core.db, { ...account, username }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.errorName !== 'username_taken') throw error;
    return createAccount(core.db, account);
  });
  await receivePicture(core, id, Readable.from([portrait]));
  return { id, picture: signature };
}

async function openBoard(house: Instance, { board }: Step<'open board'>, made: Made): Promise<StepResult> {
  const call = callAs(house, idOf(made, personKey(board.owner)));
  const { name, description, privacy = 'public' } = board;
  const { id } = await call(BoardResource.create, { name, description, privacy });
  const sections: Record<string, string> = {};
  for (const { title } of board.sections ?? []) sections[title] = (await call(BoardSectionResource.create, { board_id: id, title })).id;
  return { id, sections };
}

async function followPerson(house: Instance, { person, other }: Step<'follow person'>, made: Made): Promise<StepResult> {
  await callAs(house, idOf(made, personKey(person)))(UserFollowResource.create, { user_id: idOf(made, personKey(other)) });
  return {};
}

async function followBoard(house: Instance, { person, board }: Step<'follow board'>, made: Made): Promise<StepResult> {
  await callAs(house, idOf(made, personKey(person)))(BoardFollowResource.create, { board_id: idOf(made, boardKey(board)) });
  return {};
}

async function pin(house: Instance, step: Step<'pin' | 'save'>, made: Made, drawing: RenderedWork | undefined): Promise<StepResult> {
  if (!drawing) throw new Error(`"${step.work.title}" was not drawn.`);
  const userId = idOf(made, personKey(step.board.owner));
  const picture = await receivePicture(house.core, userId, Readable.from([drawing.picture]));
  if (drawing.film) await attachVideo(house.core, picture.id, drawing.film);
  const { title, description, alt } = step.work;
  const { id } = await callAs(house, userId)(PinResource.create, {
    ...placeOf(step, made),
    image_signature: picture.signature,
    title,
    description,
    alt_text: alt,
    link: linkOf(step.work),
  });
  for (const { url, html, daysAgo } of pagesOf(step.work)) {
    await keepPage(house.core, { url, html, readAt: new Date(house.core.now() - daysAgo * DAY_MILLISECONDS) });
  }
  return { id, picture: picture.signature };
}

async function save(house: Instance, step: Step<'pin' | 'save'>, made: Made): Promise<StepResult> {
  const call = callAs(house, idOf(made, personKey(step.board.owner)));
  const { id } = await call(RepinResource.create, { pin_id: idOf(made, pinKey(step.work)), ...placeOf(step, made) });
  return { id };
}

async function search(house: Instance, { query, people }: Step<'search'>, made: Made): Promise<StepResult> {
  for (const person of people) await callAs(house, idOf(made, personKey(person)))(RecentSearchesResource.create, { query });
  return {};
}

async function comment(
  house: Instance,
  { comment: { work, person, text, answers, reactions = [] } }: Step<'comment'>,
  made: Made,
): Promise<StepResult> {
  const { id } = await callAs(house, idOf(made, personKey(person)))(AggregatedCommentResource.create, {
    pin_id: idOf(made, pinKey({ id: work })),
    text,
    ...(answers === undefined ? {} : { parent_id: idOf(made, commentKey(answers)) }),
  });
  for (const [other, type] of reactions) await callAs(house, idOf(made, personKey(other)))(reactToComment, { id, reaction_type: type });
  return { id };
}

async function react(house: Instance, { reacted: { work, reactions } }: Step<'react'>, made: Made): Promise<StepResult> {
  const pin_id = idOf(made, pinKey({ id: work }));
  for (const [person, reaction_type] of reactions)
    await callAs(house, idOf(made, personKey(person)))(ReactionsResource.create, { pin_id, reaction_type });
  return {};
}

async function tagProducts(house: Instance, { board, shown, tags }: Step<'tag products'>, made: Made): Promise<StepResult> {
  await callAs(house, idOf(made, personKey(board.owner)))(PinTagsResource.update, {
    pin_id: idOf(made, pinKey({ id: shown })),
    tags: tags.map(({ work: sold, x, y }) => ({ pin_tag_key: sold, x, y, objects: [{ pin_id: idOf(made, pinKey({ id: sold })) }] })),
  });
  return {};
}

async function askSponsor(
  house: Instance,
  { sponsorship: { work, creator, sponsor, isAgreed } }: Step<'ask sponsor'>,
  made: Made,
): Promise<StepResult> {
  const pin_id = idOf(made, pinKey({ id: work }));
  const username = await selectUsername(house.core.db, idOf(made, personKey(sponsor)));
  await callAs(house, idOf(made, personKey(creator)))(SponsorshipResource.create, { pin_id, username });
  if (isAgreed) await callAs(house, idOf(made, personKey(sponsor)))(SponsorshipResource.update, { pin_id, action: 'approve' });
  return {};
}

async function invite(house: Instance, { board, person }: Step<'invite'>, made: Made): Promise<StepResult> {
  await callAs(house, idOf(made, personKey(board.owner)))(BoardCollaboratorsResource.create, {
    board_id: idOf(made, boardKey(board)),
    user_ids: [idOf(made, personKey(person))],
  });
  return {};
}

async function publishArticle(house: Instance, { article, daysAgo }: Step<'publish article'>, made: Made): Promise<StepResult> {
  const editor = idOf(made, personKey(article.editor));
  await insertEditor(house.core.db, editor);
  const { title, lead, term, language = 'en', shop = false, type, cover, blocks, translates } = article;
  const { id } = await callAs(house, editor)(TodayArticleResource.create, {
    title,
    lead,
    term,
    shop,
    article_type: type,
    language,
    translation_of: translates === undefined ? null : (made.get(articleKey({ key: translates }))?.article ?? null),
    cover_pin_id: idOf(made, pinKey({ id: cover })),
    blocks: blocks.map((block) => layOut(block, made)),
    published_at: new Date(house.core.now() - daysAgo * DAY_MILLISECONDS).toISOString(),
  });
  return { article: id };
}

/** The step's own transaction holds the cover's picture too. */
async function publishStory(house: Instance, { story }: Step<'publish story'>, made: Made): Promise<StepResult> {
  const call = callAs(house, idOf(made, personKey(story.maker)));
  const pages = layOutStory(story, {
    picture: (work) => pictureOf(made, pinKey({ id: work })),
    person: (name) => idOf(made, personKey(name)),
  });
  const keyValueBlocks = story.basics.map(([title, text]) => ({ title, text }));
  const draft = await call(StoryPinDraftsResource.create, {
    creation_id: `demo-${story.key}`,
    board_id: idOf(made, boardKey({ key: story.board })),
    description: story.description,
    metadata: { pinTitle: story.title, templateType: story.template, basics: { keyValueBlocks, listBlocks: [] } },
    pages,
  });
  const { id } = await call(StoryPinDraftPublicationsResource.create, { id: draft.id });
  return { id };
}

function layOut(block: DemoBlock, made: Made): ArticleBlock {
  if ('heading' in block) return { kind: 'heading', text: block.heading };
  if ('text' in block) return { kind: 'text', text: block.text };
  if ('board' in block) return { kind: 'board', board_id: idOf(made, boardKey({ key: block.board })) };
  return { kind: 'pins', pin_ids: block.works.map((work) => idOf(made, pinKey({ id: work }))) };
}

function placeOf({ board, section }: Step<'pin' | 'save'>, made: Made): { board_id: string; section: string | null } {
  const sections = made.get(boardKey(board))?.sections ?? {};
  return { board_id: idOf(made, boardKey(board)), section: section === undefined ? null : (sections[section] ?? null) };
}

function pictureOf(made: Made, key: string): string {
  const picture = made.get(key)?.picture;
  if (picture === undefined) throw new Error(`The demo has no picture of "${key}" yet.`);
  return picture;
}

function idOf(made: Made, key: string): string {
  const id = made.get(key)?.id;
  if (id === undefined) throw new Error(`The demo has no "${key}" yet.`);
  return id;
}
