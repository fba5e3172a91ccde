import type { Article, ArticleBlock, ShownBlock, Translation } from '@bowerbird/contract/discovery/today/schemas.ts';
import type { BoardCard } from '@bowerbird/contract/pinning/boards/records.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import { articlePath, readingMinutes, type EditorialLanguage } from '@bowerbird/domain/discovery/articles.ts';
import type { ArticleRow } from './today.queries.ts';
import type { TranslationRow } from './translations.queries.ts';

/** What stands around an article's own words, by id; what the reader may not see is not there. */
export interface Around {
  readonly pins: ReadonlyMap<string, PinCard>;
  readonly people: ReadonlyMap<string, UserCard>;
}

/** An article as a list shows it (`C3.8`). */
export function presentArticle(row: ArticleRow, { pins, people }: Around): Article {
  const { id, title, lead, term, shop, article_type, country, is_out, blocks } = row;
  return {
    id,
    url: articlePath(row),
    title,
    lead,
    term,
    language: row.language as EditorialLanguage,
    country,
    shop,
    article_type,
    published_at: row.published_at?.toISOString() ?? null,
    is_out,
    minutes: readingMinutes([lead, ...blocks.flatMap((block) => ('text' in block ? block.text : []))].join(' ')),
    pin_count: pinsOfBlocks(blocks).length,
    cover: pins.get(coverOf(row) ?? '') ?? null,
    curator: people.get(row.editor_id ?? '') ?? null,
  };
}

/** The pin whose picture stands for an article: the one that was chosen, or else the first of its text. */
export function coverOf({ cover_pin_id, blocks }: Pick<ArticleRow, 'cover_pin_id' | 'blocks'>): string | null {
  return cover_pin_id ?? pinsOfBlocks(blocks)[0] ?? null;
}

/** The pins that the text of an article names, each once. */
export function pinsOfBlocks(blocks: readonly ArticleBlock[]): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'pins' ? block.pin_ids : [])))];
}

export function boardsOfBlocks(blocks: readonly ArticleBlock[]): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'board' ? block.board_id : [])))];
}

/** The parts of an article as its reader sees them. */
export function presentBlocks(
  blocks: readonly ArticleBlock[],
  { pins, boards }: { pins: ReadonlyMap<string, PinCard>; boards: ReadonlyMap<string, BoardCard> },
): ShownBlock[] {
  return blocks.flatMap((block): ShownBlock[] => {
    if ('text' in block) return [{ kind: block.kind, text: block.text }];
    if (block.kind === 'board') {
      const board = boards.get(block.board_id);
      return board ? [{ kind: 'board', board }] : [];
    }
    const shown = block.pin_ids.flatMap((id) => pins.get(id) ?? []);
    return shown.length > 0 ? [{ kind: 'pins', pins: shown }] : [];
  });
}

/** Where an article stands in other languages, itself too; nothing where it stands alone. */
export function presentTranslations(rows: readonly TranslationRow[]): Translation[] {
  if (rows.length < 2) return [];
  return rows.map((row) => ({ url: articlePath(row), language: row.language as EditorialLanguage, country: row.country }));
}
