import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import { SearchNoticesResource } from '@bowerbird/contract/discovery/search-notices/calls.ts';
import { TopicTreeResource } from '@bowerbird/contract/discovery/topic-tree/calls.ts';
import { TodayArticleResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { articleLimits } from '@bowerbird/domain/discovery/articles.ts';
import { savedReplyLimits } from '@bowerbird/domain/social/moderation.ts';
import { topicLimits } from '@bowerbird/domain/discovery/topic-limits.ts';
import { DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { LinkedAccountsResource } from '@bowerbird/contract/identity/linked-accounts/calls.ts';
import { SuspensionResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { StoryPinDraftPublicationsResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { BoardPollResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinNoteResource } from '@bowerbird/contract/pinning/pin-notes/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { ModerationCaseResource, ModerationCasesResource, SavedRepliesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { sendFeedback } from '@bowerbird/contract/measurement/feedback/calls.ts';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ConversationMessagesResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { makeHandshakeToken } from '@bowerbird/server/identity/sessions/index.ts';
import { drawPicture } from '../../tests/support/pictures.ts';
import { signUp, type Person } from '../../tests/support/people.ts';
import { NASTY_NAMES, NASTY_TEXTS, RAN } from './nasty-texts.ts';

/** A page, and the text that has to be read on it as it was written. */
export interface NastyPage {
  readonly path: string;
  readonly shows: string;
  /** Seen by its writer alone. */
  readonly isOwn?: boolean;
  /** A mail, which is no page of the application and may run nothing, so that nothing can be asked of it. */
  readonly isMail?: boolean;
}

export interface Written {
  readonly writer: Person;
  readonly pin: Pin;
  readonly pages: readonly NastyPage[];
  /** The fields in which a nasty text was taken. */
  readonly fields: ReadonlySet<string>;
}

/** The title of the page that is kept of the pin. */
export const KEPT_TITLE = NASTY_NAMES[1]!;

const RETURN_ADDRESS = 'https://example.org/back';

/** Fills every text field there is, as somebody who also owns the instance, and says where it is shown. */
export async function writeEverywhere(instance: { url: string; databaseUrl: string }): Promise<Written> {
  const writer = await signUp(instance.url, 'ines');
  const fields = new Set<string>();
  const write = async <Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, by = writer): Promise<Output> => {
    const output = await by.call(endpoint, input);
    noteFields(input, '', fields);
    return output;
  };
  const content = await writeContent(writer, write);
  const drafts = await writeDrafts(write);
  const stories = await writeStories(write, content.pin.board!.id);
  const account = await writeAccount(write);
  const messages = await writeMessages(instance, writer, write);
  const others = await writeAboutOthers(instance, writer, write);
  return { writer, pin: content.pin, pages: [...content.pages, ...drafts, ...stories, ...account, ...messages, ...others], fields };
}

/** Notes the names of the fields, however deep, that hold a nasty text. */
function noteFields(value: unknown, name: string, fields: Set<string>): void {
  if (typeof value === 'string' && value.includes(RAN)) fields.add(name);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) noteFields(inner, Array.isArray(value) ? name : key, fields);
}

type Write = <Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, by?: Person) => Promise<Output>;

async function writeContent(writer: Person, write: Write): Promise<{ pin: Pin; pages: NastyPage[] }> {
  const pages: NastyPage[] = [
    { path: '/', shows: '' },
    { path: `/${writer.username}/${encodeURIComponent(NASTY_NAMES[1]!)}/`, shows: '' },
  ];
  let pin: Pin | undefined;
  for (const [index, name] of NASTY_NAMES.entries()) {
    const description = NASTY_TEXTS[index % NASTY_TEXTS.length]!;
    const board = await write(BoardResource.create, { name, description });
    const section = await write(BoardSectionResource.create, { board_id: board.id, title: name });
    const { image_signature } = await writer.upload(await drawPicture());
    const isInSection = index % 4 === 3;
    pin = await write(PinResource.create, {
      board_id: board.id,
      image_signature,
      title: name,
      description,
      alt_text: `${name} ${description}`,
      section: isInSection ? section.id : undefined,
    });
    await write(PinNoteResource.update, { pin_id: pin.id, note: description });
    const comment = await write(AggregatedCommentResource.create, { pin_id: pin.id, text: description });
    await write(AggregatedCommentResource.create, { pin_id: pin.id, text: name, parent_id: comment.id });
    pages.push({ path: board.url, shows: name }, { path: `/pin/${pin.id}/`, shows: name });
    pages.push({ path: `/search/pins/?q=${encodeURIComponent(name)}`, shows: '' });
    if (isInSection) pages.push({ path: `${board.url}${section.slug}/`, shows: name });
  }
  await askWhichOne(writer, write, pin!);
  await keepPageOf(writer, write, pin!);
  return { pin: pin!, pages };
}

/** The page behind a pin as a browser sends it, with texts in its markup and among its words. The dialog of the pin's copy shows them. */
async function keepPageOf(writer: Person, write: Write, { id }: Pin): Promise<void> {
  await writer.call(PinResource.update, { id, link: 'https://example.org/kept' });
  const said = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const words = NASTY_TEXTS.map((text) => `<p>${said(text)}</p><ul><li>${said(text)}</li></ul><pre>${said(text)}</pre>`).join('');
  const head = `<head><title>${said(KEPT_TITLE)}</title><meta name="author" content="${said(NASTY_NAMES[0]!)}"></head>`;
  const html = `<html>${head}<body><article>${words}</article>${[...NASTY_TEXTS, ...NASTY_NAMES].join('')}</body></html>`;
  await write(KeptCopyResource.create, { pin_id: id, html });
}

/** A vote on two pins of a board, which its people see above its pins. */
async function askWhichOne(writer: Person, write: Write, { id, board }: Pin): Promise<void> {
  const { image_signature } = await writer.upload(await drawPicture());
  const other = await writer.call(PinResource.create, { board_id: board!.id, image_signature });
  await write(BoardPollResource.create, { board_id: board!.id, pin_ids: [id, other.id], question: NASTY_NAMES[0]! });
}

/** What somebody is about to say; a link that leads nowhere is kept too, until it is made right. */
async function writeDrafts(write: Write): Promise<NastyPage[]> {
  for (const [index, title] of NASTY_NAMES.entries()) {
    const description = NASTY_TEXTS[index % NASTY_TEXTS.length]!;
    const said = { title, description, link: title, alt_text: description };
    await write(PinDraftsResource.create, { creation_id: `nasty-${index}`, ...said, website_link: title });
  }
  return [{ path: '/pin-builder/', shows: '', isOwn: true }];
}

/** An idea pin whose every text is one of these. Its link has a form of its own. */
async function writeStories(write: Write, boardId: string): Promise<NastyPage[]> {
  const pages: NastyPage[] = [];
  for (const [index, name] of NASTY_NAMES.entries()) {
    const text = NASTY_TEXTS[index % NASTY_TEXTS.length]!;
    const words = { text: name, amount: name };
    const blocks = [
      { ...newStoryBlock('words', 'story_pin_paragraph_block'), text },
      { ...newStoryBlock('list', 'story_pin_ingredient_block'), text: name, items: [words] },
      {
        ...newStoryBlock('music', 'story_pin_music_block'),
        attribution: { artist: name, title: name, isrc: '', shouldMute: false, thumbnailSignature: null },
      },
    ] as StoryBlock[];
    const basics = { keyValueBlocks: [{ title: name, text }], listBlocks: [{ title: name, items: [words] }] };
    const { id } = await write(StoryPinDraftsResource.create, {
      creation_id: `nasty-story-${index}`,
      board_id: boardId,
      metadata: { pinTitle: name, templateType: 'recipe', basics },
      pages: [{ ...newStoryPage('one'), blocks }],
    });
    const pin = await write(StoryPinDraftPublicationsResource.create, { id });
    pages.push({ path: `/pin/${pin.id}/`, shows: name });
    // What cannot be published is kept in a draft all the same.
    const preview = { canonicalUrl: text, title: name, imageSignature: null };
    const wrong = { ...newStoryBlock('link', 'story_pin_link_block'), srcUrl: text, text: name, preview } as StoryBlock;
    const music = { ...newStoryBlock('music', 'story_pin_music_block') };
    await write(StoryPinDraftsResource.create, {
      creation_id: `nasty-link-${index}`,
      pages: [
        {
          ...newStoryPage('one'),
          media: { signature: 'ab'.repeat(32), altText: text },
          blocks: [
            wrong,
            { ...newStoryBlock('asked', 'story_pin_heading_block'), prompt: text } as StoryBlock,
            { ...music, attribution: { artist: '', title: '', isrc: name, shouldMute: true, thumbnailSignature: null } } as StoryBlock,
          ],
        },
      ],
    });
  }
  return pages;
}

/** What somebody says of themselves, and what only they see of it. */
async function writeAccount(write: Write): Promise<NastyPage[]> {
  const [first, second] = [NASTY_NAMES[0]!, NASTY_NAMES[1]!];
  const about = NASTY_TEXTS.slice(0, 3).join(' ').slice(0, 160);
  await write(UserResource.update, { first_name: first.slice(0, 28), last_name: second.slice(0, 28) });
  const { username } = await write(UserResource.update, { full_name: first, about });
  await write(AccountSettingsResource.update, { gender: 'custom', custom_gender: second });
  await write(UserSettingsResource.update, { hidden_comment_words: NASTY_NAMES.slice(2, 5) });
  const app = await write(DeveloperAppsResource.create, { app_name: second, redirect_uris: [RETURN_ADDRESS] });
  const settings = ['edit-profile', 'account-settings', 'privacy', 'permissions', 'messages', 'security', 'websites'];
  return [
    { path: `/${username}/`, shows: first },
    ...settings.map((page) => ({ path: `/settings/${page}/`, shows: '', isOwn: true })),
    { path: '/settings/apps/', shows: second, isOwn: true },
    { path: consentPath(app.client_id), shows: second, isOwn: true },
  ];
}

/** The page on which somebody is asked whether to let an app in. */
function consentPath(clientId: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: RETURN_ADDRESS,
    scope: 'boards:read',
    state: 'nasty',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  return `/oauth/auth?${query}`;
}

/** What the writer and somebody else say to each other, which the list and the conversation show. */
async function writeMessages(instance: { url: string }, writer: Person, write: Write): Promise<NastyPage[]> {
  const mei = await signUp(instance.url, 'mei');
  const talk = await write(ConversationsResource.create, { user_ids: [mei.id], text: NASTY_TEXTS[0]! });
  for (const text of NASTY_TEXTS) await write(ConversationMessagesResource.create, { conversation_id: talk.id, text });
  await write(ConversationMessagesResource.create, { conversation_id: talk.id, text: NASTY_NAMES[0]! }, mei);
  await write(ConversationsResource.create, { user_ids: [writer.id], text: NASTY_NAMES[2]! }, await signUp(instance.url, 'noor'));
  return [
    { path: '/messages/', shows: NASTY_NAMES[0]!, isOwn: true },
    { path: `/messages/${talk.id}/`, shows: NASTY_TEXTS[0]!, isOwn: true },
    { path: '/messages/?view=requests', shows: NASTY_NAMES[2]!, isOwn: true },
  ];
}

/** A business that belongs to the writer, somebody whom they suspend, the log of that, and every mail that was kept. */
async function writeAboutOthers(instance: { url: string; databaseUrl: string }, writer: Person, write: Write): Promise<NastyPage[]> {
  const [business, tomas] = [await signUp(instance.url, 'elif'), await signUp(instance.url, 'tomas')];
  const db = openDatabase({ url: instance.databaseUrl, poolSize: 1 });
  try {
    const token = await makeHandshakeToken(db, { userId: business.id, isRegistration: false, isLimited: false });
    await write(LinkedAccountsResource.create, { token, business_name: NASTY_NAMES[2]! });
    await write(UserResource.update, { full_name: NASTY_NAMES[2]! }, business);
    await write(UserResource.update, { full_name: NASTY_NAMES[5]! }, tomas);
    await db.updateTable('users').set({ is_owner: true }).where('id', '=', writer.id).execute();
    await write(ReportResource.create, { target: { type: 'user', id: business.id }, reason: 'other', text: NASTY_TEXTS[2]! });
    const [reported] = await writer.call(ModerationCasesResource.get, { list: 'open' });
    const warning = { action: 'decide', decision: 'warn', statement: NASTY_TEXTS[1]! } as const;
    await write(ModerationCaseResource.update, { case_id: reported!.case_id, ...warning });
    await write(SavedRepliesResource.create, { name: NASTY_NAMES[4]!.slice(0, savedReplyLimits.name), text: NASTY_TEXTS[1]! });
    await write(ReportResource.create, { target: { type: 'user', id: tomas.id }, reason: 'other', text: NASTY_TEXTS[0]! });
    await write(sendFeedback, { feedback_data: JSON.stringify({ verbatim_text: NASTY_TEXTS[2]! }) });
    await write(SuspensionResource.create, { user_id: tomas.id, reason: NASTY_TEXTS[1]! });
    const article = await write(TodayArticleResource.create, {
      title: NASTY_NAMES[2]!,
      lead: NASTY_TEXTS[1]!,
      term: NASTY_NAMES[5]!.slice(0, articleLimits.term),
      blocks: [{ kind: 'text', text: NASTY_TEXTS[0]! }],
      published_at: '2020-02-02T08:00:00Z',
    });
    await write(SearchNoticesResource.create, {
      language: 'en',
      terms: [NASTY_TEXTS[1]!.slice(0, 60)],
      title: NASTY_NAMES[3]!.slice(0, 100),
      text: NASTY_TEXTS[2]!.slice(0, 600),
      link_url: 'https://help.example/',
      link_label: NASTY_NAMES[4]!.slice(0, 60),
      withholds: false,
    });
    const topicName = NASTY_NAMES[3]!.slice(0, topicLimits.name);
    await write(TopicTreeResource.create, {
      slug: 'nasty-names',
      parent_id: null,
      names: Object.fromEntries(['en', 'de', 'ja', 'ar'].map((language) => [language, topicName])) as { en: string },
      // Two words at most stand together.
      words: [`<${RAN}>`],
    });
    await write(SavedSearchesResource.create, { query: NASTY_NAMES[3]!.slice(0, 200), scope: 'pins' });
    const mails = await db.selectFrom('kept_mails').select('id').execute();
    return [
      { path: `/${business.username}/`, shows: NASTY_NAMES[2]! },
      { path: '/care/', shows: NASTY_TEXTS[0]!, isOwn: true },
      { path: '/ideas/', shows: topicName },
      { path: '/settings/topics/', shows: topicName, isOwn: true },
      { path: '/settings/instance/', shows: NASTY_TEXTS[1]!, isOwn: true },
      { path: '/search/pins/', shows: NASTY_NAMES[3]!.slice(0, 200), isOwn: true },
      { path: article.url, shows: NASTY_TEXTS[0]! },
      { path: '/today/', shows: NASTY_NAMES[2]! },
      { path: `/today/edit/${article.id}/`, shows: '', isOwn: true },
      ...mails.map(({ id }) => ({ path: `/v3/operator/mails/${id}/`, shows: '', isOwn: true, isMail: true })),
    ];
  } finally {
    await db.destroy();
  }
}
