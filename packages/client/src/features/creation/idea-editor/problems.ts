import type { StoryDraftError } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { storyProblems } from '@bowerbird/domain/creation/story-pins/problems.ts';
import { countCharacters } from '@bowerbird/domain/clean-text.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { wrongLink } from '../../../i18n/wrong-link.ts';
import type { StoryDraft } from './story-draft.ts';

/** What keeps an idea pin from going out, with its place. */
export interface Problem {
  readonly pageId: string | null;
  readonly blockId: string | null;
  readonly field: string;
  readonly words: Words;
}

/** What is wrong as far as the browser knows. The server alone knows some of it, such as a product that is gone. */
export function problemsOf(story: StoryDraft, said: readonly StoryDraftError[]): readonly Problem[] {
  const own = storyProblems(story).map(({ pageId, blockId, field, rule, limit }): Problem => ({
    pageId,
    blockId,
    field,
    words: wordsOf(rule, field, limit),
  }));
  const server = said.filter(({ rule }) => rule === 'gone' || rule === 'unknown_picture' || rule === 'unknown');
  const there = new Set(story.pages.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
  const gone = server
    .filter(({ pageId, blockId }) => (pageId === null || there.has(pageId)) && (blockId === null || there.has(blockId)))
    .map(({ pageId, blockId, field, rule, limit }): Problem => ({ pageId, blockId, field, words: wordsOf(rule, field, limit) }));
  return [...own, ...gone, ...detailProblems(story)];
}

function detailProblems(story: StoryDraft): Problem[] {
  const found: Problem[] = [];
  const add = (field: string, words: Words | null | undefined) => words && found.push({ pageId: null, blockId: null, field, words });
  add('link', wrongLink(story.link));
  add('description', tooLong(story.description, textLimits.pinDescription));
  add('alt_text', tooLong(story.altText, textLimits.altText));
  if (story.board === null) add('board_id', { id: 'builder.needsBoard' });
  return found;
}

function tooLong(words: string, limit: number): Words | null {
  return countCharacters(words.trim()) > limit ? { id: 'builder.longerThan', values: { limit } } : null;
}

function wordsOf(rule: string, field: string, limit: number | undefined): Words {
  if (rule === 'maxLength' && limit !== undefined) return { id: 'builder.longerThan', values: { limit } };
  if (rule === 'empty_page') return { id: 'ideas.emptyPage' };
  if (rule === 'no_pages') return { id: 'ideas.noPages' };
  if (rule === 'gone') return { id: 'ideas.goneThing' };
  if (rule === 'unknown_picture' || field === 'media') return { id: 'ideas.needsPicture' };
  if (field === 'srcUrl') return { id: rule === 'required' ? 'ideas.needsLink' : 'pinActs.linkWrong' };
  if (field === 'isrc') return { id: 'ideas.wrongIsrc' };
  if (field === 'items') return { id: 'ideas.needsLines' };
  if (field === 'pinId' || field === 'userId' || field === 'commentId') return { id: 'ideas.needsChoice' };
  return { id: 'ideas.needsWords' };
}
