import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { likeness, readLooks } from '@bowerbird/domain/media/looks.ts';
import { blockedLikeness, blockedRules, type BlockMode } from '@bowerbird/domain/social/block-lists.ts';
import { createWordFinder } from '@bowerbird/domain/social/filtered-words.ts';
import { hostsInText, withParents } from '@bowerbird/domain/social/hosts-in-text.ts';
import type { Core } from '../core.ts';
import type { Database } from '../database/database.ts';
import { selectBlocked, selectLinkDomains, selectLooksOf, type BlockedRow } from './block-list.queries.ts';
import { foldHost } from './fold-host.ts';

/** Another process learns of a change within this time. */
const KEPT_MILLISECONDS = 5_000;

/** What the list says of something: the entry, or nothing. */
type Found = string | null;

interface BlockList {
  readonly domain: (host: string, mode: BlockMode) => Found;
  readonly word: (text: string, mode: BlockMode) => Found;
  readonly hasDomains: boolean;
  readonly pictures: readonly { readonly signature: string; readonly looks: Int8Array | null }[];
}

type ListCore = Pick<Core, 'config' | 'now'> & { readonly db: Database };

const kept = new WeakMap<Core['config'], { readonly at: number; readonly list: Promise<BlockList> }>();

/** The list as it was some seconds ago at most. */
async function blockListOf(core: ListCore): Promise<BlockList> {
  const known = kept.get(core.config);
  if (known && core.now() - known.at < KEPT_MILLISECONDS) return known.list;
  const list = selectBlocked(core.db).then(makeList);
  kept.set(core.config, { at: core.now(), list });
  list.catch(() => kept.delete(core.config));
  return list;
}

/** Has the next question read the list anew. */
export function forgetBlockList({ config }: Pick<Core, 'config'>): void {
  kept.delete(config);
}

function makeList(rows: readonly BlockedRow[]): BlockList {
  const domains = new Map(rows.filter(({ kind }) => kind === 'domain').map(({ value, mode }) => [value, mode]));
  const finders = {
    refuse: createWordFinder(wordsOf(rows, 'refuse')),
    review: createWordFinder(wordsOf(rows, 'review')),
  };
  return {
    hasDomains: domains.size > 0,
    domain: (host, mode) => withParents(foldHost(host)).find((name) => domains.get(name) === mode) ?? null,
    word: (text, mode) => finders[mode](text),
    pictures: rows
      .filter(({ kind }) => kind === 'picture')
      .map(({ value, looks }) => ({ signature: value, looks: looks && readLooks(looks) })),
  };
}

function wordsOf(rows: readonly BlockedRow[], wanted: BlockMode): string[] {
  return rows.filter(({ kind, mode }) => kind === 'word' && mode === wanted).map(({ value }) => value);
}

/** The first domain or word of the list that a text holds. */
function findIn(list: BlockList, text: string, mode: BlockMode): { readonly kind: 'domain' | 'word'; readonly entry: string } | null {
  const host = list.hasDomains ? hostsInText(text).find((name) => list.domain(name, mode) !== null) : undefined;
  if (host !== undefined) return { kind: 'domain', entry: list.domain(host, mode)! };
  const word = list.word(text, mode);
  return word === null ? null : { kind: 'word', entry: word };
}

/** Refuses texts that hold a blocked word, or name a blocked domain. Throws `bad_input` with the field. */
export async function requireAllowedTexts(core: ListCore, texts: Readonly<Record<string, string | null | undefined>>): Promise<void> {
  const list = await blockListOf(core);
  const fields = Object.entries(texts).flatMap(([field, text]) => {
    const found = text ? findIn(list, text, 'refuse') : null;
    return found ? [{ field, rule: blockedRules[found.kind] }] : [];
  });
  if (fields.length > 0) throw new ApiError('bad_input', { detail: `${fields[0]!.field}: ${fields[0]!.rule}`, extra: { fields } });
}

/** Refuses a kept link to a blocked domain, also where it leads there in the end. Throws `bad_input` about `link`. */
export async function requireAllowedLink(core: ListCore, linkId: string | null): Promise<void> {
  const list = await blockListOf(core);
  if (linkId === null || !list.hasDomains) return;
  await requireAllowedTexts(core, { link: (await selectLinkDomains(core.db, linkId)).join(' ') });
}

/** Whether any domain is blocked; only then is it worth following links. */
export async function blocksDomains(core: ListCore): Promise<boolean> {
  return (await blockListOf(core)).hasDomains;
}

/** The entry that refuses a host. */
export async function findRefusedHost(core: ListCore, host: string): Promise<string | null> {
  return (await blockListOf(core)).domain(host, 'refuse');
}

/** What a moderator has to look at in these texts, though they are let through. */
export async function findForReview(core: ListCore, texts: readonly string[]): Promise<string | null> {
  const list = await blockListOf(core);
  for (const text of texts) {
    const found = findIn(list, text, 'review');
    if (found) return found.entry;
  }
  return null;
}

/** Whether any picture is blocked; only then is it worth looking at one. */
export async function blocksPictures(core: ListCore): Promise<boolean> {
  return (await blockListOf(core)).pictures.length > 0;
}

/** Whether a picture, by its name or its looks, is blocked. */
export async function isPictureBlocked(core: ListCore, signature: string, looks: Int8Array | null): Promise<boolean> {
  const { pictures } = await blockListOf(core);
  return pictures.some(
    (blocked) =>
      blocked.signature === signature || (looks !== null && blocked.looks !== null && likeness(looks, blocked.looks) > blockedLikeness),
  );
}

/** Refuses a picture that is blocked, as far as it was described. Throws `bad_input` about `image_signature`. */
export async function requireAllowedPicture(core: ListCore, pictureId: string): Promise<void> {
  if (!(await blocksPictures(core))) return;
  const picture = await selectLooksOf(core.db, pictureId);
  if (!picture) return;
  const { signature, looks } = picture;
  if (!(await isPictureBlocked(core, signature, looks && readLooks(looks)))) return;
  throw new ApiError('bad_input', {
    detail: 'image_signature: blocked_picture',
    extra: { fields: [{ field: 'image_signature', rule: 'blocked_picture' }] },
  });
}
