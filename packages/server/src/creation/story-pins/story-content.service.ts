import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { StoryMetadataSchema, StoryPageSchema } from '@bowerbird/contract/creation/story-pins/content-schemas.ts';
import type { CreateStoryDraftInput, UpdateStoryDraftInput } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { cleanText } from '@bowerbird/domain/clean-text.ts';
import { isMediaBlock, type StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { storyProblems } from '@bowerbird/domain/creation/story-pins/problems.ts';
import { smallPictureOf } from '@bowerbird/domain/creation/story-pins/show.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { DraftContent } from '../pin-drafts/index.ts';

type Details = Omit<CreateStoryDraftInput & UpdateStoryDraftInput, 'creation_id' | 'id' | 'version'>;

/** What is said of the pin beside its pages, without what an input leaves alone. */
export function detailsOf(input: Partial<Details>): DraftContent {
  const details: DraftContent = {
    description: input.description,
    link: input.link,
    altText: input.alt_text,
    interestTags: input.interest_tags,
    isCommentsAllowed: input.is_comments_allowed,
    isShoppingRecAllowed: input.is_shopping_rec_allowed,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** Throws where a draft grows beyond what one pin can need. It throws, too, where pages or blocks of a page share a name. */
export function guardStory(content: StoryContent): void {
  if (JSON.stringify(content).length > storyLimits.characters) throw badField('pages', 'maxLength', storyLimits.characters);
  const names = [content.pages.map(({ id }) => id), ...content.pages.map(({ blocks }) => blocks.map(({ id }) => id))];
  if (names.some((ids) => new Set(ids).size < ids.length)) throw badField('pages', 'uniqueItems');
}

/** The signatures of all pictures and films that a content shows. */
export function signaturesOf({ pages }: StoryContent): string[] {
  return pages.flatMap(({ media, blocks }) => [
    ...(media ? [media.signature] : []),
    ...blocks.flatMap((block) => {
      if (isMediaBlock(block)) return block.media ? [block.media.signature] : [];
      return smallPictureOf(block) ?? [];
    }),
  ]);
}

/** Texts as they are published: without what nobody sees. */
export function cleanStory(content: StoryContent): StoryContent {
  return cleanAll(content);
}

function cleanAll<Value>(value: Value): Value;
function cleanAll(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanAll(inner)]));
}

const exported = Compile(
  Type.Object({
    pages: Type.Array(StoryPageSchema),
    metadata: StoryMetadataSchema,
    cover_page_id: Type.Union([Type.String(), Type.Null()]),
  }),
);

/** The pages of an export, where they are pages that could be published; `null` otherwise. */
export function readStory(value: unknown): StoryContent | null {
  if (!exported.Check(value)) return null;
  const content = cleanStory({ pages: value.pages, metadata: value.metadata, coverPageId: value.cover_page_id });
  const isTooMuch = content.pages.length > storyLimits.pages || JSON.stringify(content).length > storyLimits.characters;
  return isTooMuch || storyProblems(content).length > 0 ? null : content;
}
