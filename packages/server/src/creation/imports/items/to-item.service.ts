import { cleanLine, cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { MOST_PIN_TOPICS } from '@bowerbird/domain/pinning/pin-topics.ts';
import { isSignature } from '@bowerbird/domain/media/renditions.ts';
import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import { readPublishDate } from '@bowerbird/domain/creation/publish-date.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { FoundItem } from '../../../core/import-files/index.ts';
import { hashOfKey } from './item-keys.service.ts';
import { atPlaces, editsOf, tagsOf } from './picture-facts.service.ts';
import { stateNumbers } from '../records/imports.queries.ts';
import type { ImportedSlot, ImportedStory, NewItem } from './look.queries.ts';
import { readStory, signaturesOf } from '../../story-pins/index.ts';

const MOST_TAGS = 30;
const LONGEST_TAG = 60;
const LONGEST_ADDRESS = 4096;

/** What was found, cut to what a pin holds, with what already tells that it cannot come. */
export function toItem(read: FoundItem, { number, board, now }: { number: number; board: number; now: number }): NewItem {
  const { found, publishAt, reason: ofDate } = withPublishDate(read, now);
  const link = found.link?.trim() ? normaliseLink(found.link) : null;
  const clean = link !== null && typeof link === 'object' ? link : null;
  const picture = webAddress(found.picture);
  const reason = reasonToRefuse(found, { hasLink: clean !== null, hasPicture: picture !== null }) ?? ofDate;
  const title = cleanLine(found.title ?? '');
  const { slots, places } = slotsOf(found);
  const isLong = countCharacters(title) > textLimits.pinTitle;
  return {
    number,
    board,
    state: reason === null ? stateNumbers.waiting : stateNumbers.refused,
    reason,
    key: keyOf(found, clean?.url ?? found.link ?? '', picture),
    title: cut(title, textLimits.pinTitle),
    // A title that is too long is kept whole in the words below it.
    description: cut(cleanText([isLong ? title : '', found.description ?? ''].filter(Boolean).join('\n\n')), textLimits.pinDescription),
    alt_text: cut(cleanText(found.altText ?? ''), textLimits.altText),
    note: noteOf(found),
    link: clean?.url ?? null,
    domain: clean?.domain ?? null,
    picture,
    entry: found.entry ?? null,
    tags: (found.tags ?? []).slice(0, MOST_TAGS).map((tag) => cut(cleanLine(tag), LONGEST_TAG)),
    saved_at: found.savedAt ?? null,
    publish_at: publishAt,
    comments_disabled: found.commentsDisabled ?? false,
    is_cover: found.isCover ?? false,
    host: isInArchive(found) ? '' : hostOf(found.film?.url ?? picture ?? clean?.url ?? ''),
    story: storyOf(found),
    slots,
    film: found.film ?? null,
    copy: found.copy ?? null,
    shopping_rec_disabled: found.shoppingDisabled ?? false,
    topics: (found.topics ?? []).slice(0, MOST_PIN_TOPICS),
    product_tags: atPlaces(tagsOf(found), places),
    edits: atPlaces(editsOf(found), places),
  };
}

/** A date that has passed publishes at once, and is kept as the day of the pin. */
function withPublishDate(found: FoundItem, now: number): { found: FoundItem; publishAt: Date | null; reason: ImportReason | null } {
  if (found.publishDate === undefined) return { found, publishAt: null, reason: null };
  const date = readPublishDate(found.publishDate, now);
  if ('problem' in date) return { found, publishAt: null, reason: date.problem };
  const at = new Date(date.at);
  if (date.isLater) return { found, publishAt: at, reason: null };
  return { found: { ...found, savedAt: found.savedAt ?? at }, publishAt: null, reason: null };
}

function isInArchive({ entry, film }: FoundItem): boolean {
  return entry !== undefined || (film !== undefined && film.url === undefined);
}

function reasonToRefuse(found: FoundItem, { hasLink, hasPicture }: { hasLink: boolean; hasPicture: boolean }): ImportReason | null {
  if (found.refused !== undefined) return found.refused;
  const isInFile = found.entry !== undefined || (found.film?.entry ?? found.film?.url ?? null) !== null;
  if (hasLink || hasPicture || isInFile) return null;
  return found.link?.trim() ? 'not_web' : 'nothing_to_keep';
}

/** The pictures of a carousel that are in the archive, and which of all they are. Fewer than two are the pin's own picture alone. */
function slotsOf({ slots = [] }: FoundItem): { slots: readonly ImportedSlot[] | null; places: readonly number[] } {
  const places: number[] = [];
  const here = slots.flatMap(({ signature, entry, title, description, altText, link }, place): ImportedSlot[] => {
    if (entry === null || !isSignature(signature)) return [];
    places.push(place);
    const normal = link.trim() ? normaliseLink(link) : null;
    const clean = normal !== null && typeof normal === 'object' ? normal : null;
    return [
      {
        signature,
        entry,
        title: cut(cleanLine(title), textLimits.pinTitle),
        details: cut(cleanText(description), textLimits.pinDescription),
        altText: cut(cleanText(altText), textLimits.altText),
        link: clean && { url: clean.url, domain: clean.domain },
      },
    ];
  });
  return here.length > 1 ? { slots: here, places } : { slots: null, places: [0] };
}

/** Pages that break a rule are left out: their cover comes all the same. */
function storyOf({ story }: FoundItem): ImportedStory | null {
  const content = story && readStory(story.content);
  if (!content) return null;
  const shown = new Set(signaturesOf(content));
  const films = Object.entries(story.films).filter(([signature]) => shown.has(signature));
  return {
    content,
    entries: Object.values(story.entries),
    films: films.map(([signature, entry]) => ({ signature, entry, still: story.entries[signature] ?? null })),
    captions: films.flatMap(([signature]) => {
      const captions = story.captions[signature] ?? [];
      return captions.length > 0 ? [{ signature, captions }] : [];
    }),
  };
}

/** The day that it was kept stands in the note, which its owner alone sees. */
function noteOf({ note = '', savedAt }: FoundItem): string {
  const day = savedAt ? savedAt.toISOString().slice(0, 10) : '';
  const words = cut(cleanText(note), textLimits.pinNote - (day === '' ? 0 : day.length + 1));
  return [words, day].filter(Boolean).join('\n');
}

function keyOf(found: FoundItem, link: string, picture: string | null): string {
  return hashOfKey(found.key ?? `${link}\n${picture ?? ''}\n${found.entry ?? found.film?.url ?? ''}`);
}

function webAddress(address: string | undefined): string | null {
  const url = URL.parse(address?.trim() ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > LONGEST_ADDRESS) return null;
  return url.href;
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '';
}

/** The first part of a text that is too long, with a sign that it goes on. */
export function cut(text: string, limit: number): string {
  return countCharacters(text) > limit
    ? `${Array.from(text)
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
