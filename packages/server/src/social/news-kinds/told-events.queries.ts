import { sql, type RawBuilder } from 'kysely';

/**
 * What is told of events: SQL that gives `user_id`, `kind`, `subject`, `actor_id`, `pin_id`, `board_id`, `comment_id`, `day`
 * and the event's id for the payloads. Rows are read as they are now, so what has gone is told to nobody.
 */
export type NewsSource = (events: RawBuilder<unknown>) => RawBuilder<unknown>;

/** An id in the payload of an event (`e`). */
export const toldId = (field: string) => sql`(e.payload->>${sql.lit(field)})::bigint`;

/** Where a source has no pin, board, comment or actor to name. */
export const toldNone = sql`NULL::bigint`;
