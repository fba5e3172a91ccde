import { sql, type RawBuilder } from 'kysely';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { Database } from '../../core/database/database.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { isActive } from '../../people/users/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { storyThings, type ThingsJson } from './story-things.queries.ts';

/** What a pin's record is told of its pages. */
export interface StoryRow {
  readonly id: string;
  readonly page_count: number;
  /** `null` where the pin that it was published as is gone, or hidden from this viewer. */
  readonly shown: { readonly content: StoryContent; readonly things: ThingsJson } | null;
}

/** Whether a pin has pages. */
export function hasStory(pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`EXISTS (SELECT FROM pins o WHERE o.id = ${pinId} AND o.story_pin_id IS NOT NULL)`;
}

/** The pages of a pin, its own or those of the pin that it is a save of. */
export function storyOfPin({ viewer, fieldSet }: ViewContext, pinId: RawBuilder<unknown>): RawBuilder<StoryRow> {
  if (fieldSet === 'card') {
    return sql<StoryRow>`(SELECT json_build_object('id', st.pin_id::text, 'page_count', st.page_count)
      FROM pins of_pin JOIN story_pins st ON st.pin_id = of_pin.story_pin_id WHERE of_pin.id = ${pinId})`;
  }
  const content = sql.ref('st.content');
  return sql<StoryRow>`(SELECT json_build_object('id', st.pin_id::text, 'page_count', st.page_count,
      'shown', (SELECT json_build_object('content', ${content}, 'things', ${storyThings(viewer, content, { pinId: sql.ref('st.pin_id') })})
        FROM pins sp JOIN boards sb ON sb.id = sp.board_id JOIN users so ON so.id = sp.owner_id LEFT JOIN sections ss ON ss.id = sp.section_id
        WHERE sp.id = st.pin_id AND ${isActive('so')} AND ${pinVisibleTo(viewer, 'sp', 'sb', 'ss')}))
    FROM pins of_pin JOIN story_pins st ON st.pin_id = of_pin.story_pin_id WHERE of_pin.id = ${pinId})`;
}

export interface NewStory {
  readonly content: StoryContent;
  readonly words: string;
}

/** Gives a pin its pages, in place of those that it had. */
export async function putStory(trx: Database, pinId: string, { content, words }: NewStory): Promise<void> {
  await sql`INSERT INTO story_pins (pin_id, content, page_count) VALUES (${pinId}, ${JSON.stringify(content)}::jsonb, ${content.pages.length})
    ON CONFLICT (pin_id) DO UPDATE SET content = excluded.content, page_count = excluded.page_count, updated_at = now()`.execute(trx);
  await sql`UPDATE pins SET story_pin_id = id, more_words = ${words} WHERE id = ${pinId}`.execute(trx);
}

/** Has the pages of a pin say the title that the pin has now. */
export async function retitleStory(trx: Database, pinId: string): Promise<void> {
  await sql`UPDATE story_pins st SET content = jsonb_set(st.content, '{metadata,pinTitle}', to_jsonb(p.title)), updated_at = now()
    FROM pins p WHERE p.id = st.pin_id AND st.pin_id = ${pinId}`.execute(trx);
}

export interface PublishedStoryRow {
  readonly content: StoryContent;
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  readonly alt_text: string;
  readonly board_id: string;
  readonly section_id: string | null;
  readonly comments_disabled: boolean;
  readonly shopping_rec_disabled: boolean;
  readonly topics: string[];
}

/** The pages of a pin that somebody published themselves, with what is said of it. */
export async function selectOwnStory(db: Database, userId: string, pinId: string): Promise<PublishedStoryRow | undefined> {
  const { rows } =
    await sql<PublishedStoryRow>`SELECT st.content, p.title, p.description, l.url AS link, p.alt_text, p.board_id, p.section_id,
      p.comments_disabled, p.shopping_rec_disabled,
      ARRAY(SELECT t.topic_id::text FROM pin_topics t WHERE t.pin_id = p.id ORDER BY t.topic_id) AS topics
    FROM story_pins st JOIN pins p ON p.id = st.pin_id LEFT JOIN links l ON l.id = p.link_id
    WHERE st.pin_id = ${pinId} AND p.owner_id = ${userId} AND p.deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** The pictures that a draft holds. */
export async function selectHeldPictures(db: Database, draftId: string): Promise<string[]> {
  const { rows } = await sql<{ picture_id: string }>`SELECT picture_id FROM picture_holds WHERE draft_id = ${draftId}`.execute(db);
  return rows.map((row) => row.picture_id);
}

export async function selectStoriesForExport(db: Database, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`SELECT st.pin_id, p.title, st.content, st.updated_at
    FROM pins p JOIN story_pins st ON st.pin_id = p.id WHERE p.owner_id = ${userId} AND p.deleted_at IS NULL ORDER BY p.id`.execute(db);
  return rows;
}
