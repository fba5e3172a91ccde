import { sql, type RawBuilder } from 'kysely';
import { reactionTypes, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { counterNumber, type CounterKind } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';

/** Where the reactions to one kind of thing are kept, and which counters count them. */
interface ReactionPlace {
  readonly table: 'comment_reactions' | 'pin_reactions';
  readonly key: 'comment_id' | 'pin_id';
  readonly counters: 'comment_counters' | 'pin_counters';
}

/** Reactions of which a person gives one, counted by their type. Whether the viewer may react is decided before. */
export function countedReactions({ table, key, counters }: ReactionPlace) {
  const reactions = sql.table(table);
  const of = (alias: string) => sql.ref(`${alias}.${key}`);
  /** The number of the counter of a reaction, by the SQL reference of its type. */
  const counterOf = (type: string): RawBuilder<number> =>
    sql`CASE ${sql.ref(type)} ${sql.join(
      reactionTypes.map((one) => {
        const kind: CounterKind = `${counters}.reactions_${one}`;
        return sql`WHEN ${sql.lit(one)} THEN ${sql.lit(counterNumber(kind))}`;
      }),
      sql` `,
    )} END`;

  return {
    /** The type that the viewer gave, 0 for none, by the SQL of the id. */
    typeBy: (viewer: Viewer, id: RawBuilder<unknown>): RawBuilder<number> =>
      sql`coalesce((SELECT r.type FROM ${reactions} r WHERE ${of('r')} = ${id} AND r.user_id = ${viewerIdOf(viewer)}), 0)`,

    /** Keeps a person's first reaction, and counts it; tells whether it was the first. */
    async insert(db: Database, id: string, userId: string, type: ReactionType): Promise<boolean> {
      const { rows } = await sql`
        WITH r AS (INSERT INTO ${reactions} AS f (${sql.ref(key)}, user_id, type) VALUES (${id}, ${userId}, ${type})
            ON CONFLICT DO NOTHING RETURNING ${of('f')} AS target, f.type),
          d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOf('r.type')}, r.target, 1 FROM r)
        SELECT 1 FROM r`.execute(db);
      return rows.length > 0;
    },

    /** Changes a reaction that stands; what it was is read under a lock, so that each change counts once. */
    async change(db: Database, id: string, userId: string, type: ReactionType): Promise<void> {
      await sql`
        WITH o AS (SELECT ${of('f')} AS target, f.user_id, f.type FROM ${reactions} f WHERE ${of('f')} = ${id} AND f.user_id = ${userId} FOR UPDATE),
          r AS (UPDATE ${reactions} f SET type = ${type} FROM o
            WHERE ${of('f')} = o.target AND f.user_id = o.user_id AND o.type <> ${type} RETURNING o.target, f.type, o.type AS former)
        INSERT INTO counter_deltas (kind, target, d)
        SELECT ${counterOf('r.type')}, r.target, 1 FROM r UNION ALL SELECT ${counterOf('r.former')}, r.target, -1 FROM r`.execute(db);
    },

    async delete(db: Database, id: string, userId: string): Promise<void> {
      await sql`
        WITH r AS (DELETE FROM ${reactions} f WHERE ${of('f')} = ${id} AND f.user_id = ${userId} RETURNING ${of('f')} AS target, f.type)
        INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOf('r.type')}, r.target, -1 FROM r`.execute(db);
    },

    /** Takes all reactions of a person away, with their counts. */
    async deleteOf(db: Database, userId: string): Promise<void> {
      await sql`
        WITH r AS (DELETE FROM ${reactions} f WHERE f.user_id = ${userId} RETURNING ${of('f')} AS target, f.type)
        INSERT INTO counter_deltas (kind, target, d) SELECT ${counterOf('r.type')}, r.target, -1 FROM r`.execute(db);
    },
  };
}
