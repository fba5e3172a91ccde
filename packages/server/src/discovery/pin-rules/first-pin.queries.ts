import { sql, type RawBuilder } from 'kysely';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { isOfAdults, isPinShown, joinsOfPin } from './pin-rules.access.ts';

/** Pins of a picture that are looked at until one may be shown, the first one first. */
const PINS_OF_PICTURE = 20;

interface FirstPin {
  /** The SQL reference of the picture's id. */
  readonly pictureId: RawBuilder<unknown>;
  /** Pins after this id are left out. */
  readonly upTo?: RawBuilder<unknown>;
  /** A pin of the viewer's own may be the first, too. */
  readonly withOwn?: boolean;
  /** What the pin `q` has to be besides. */
  readonly isWanted?: RawBuilder<boolean>;
  /** What `isWanted` asks beyond the pin, its board and both owners. */
  readonly joins?: RawBuilder<unknown>;
}

/** The SQL of the first pin of a picture, as `id`, that discovery may show this viewer; never a minor's. */
export function firstPinShown(
  viewer: Viewer,
  { pictureId, upTo, withOwn = false, isWanted = sql<boolean>`true`, joins = sql`` }: FirstPin,
): RawBuilder<unknown> {
  const isBefore = upTo === undefined ? sql`` : sql`AND id <= ${upTo}`;
  const isOthers = withOwn ? sql`true` : sql`q.owner_id <> ${viewerIdOf(viewer)}`;
  return sql`SELECT q.id FROM (SELECT * FROM pins WHERE picture_id = ${pictureId} AND audience = 0 AND deleted_at IS NULL ${isBefore}
      ORDER BY id LIMIT ${PINS_OF_PICTURE}) q ${joinsOfPin('q')} ${joins}
    WHERE ${isPinShown(viewer, 'q')} AND ${isOfAdults('q')} AND ${isOthers} AND ${isWanted} ORDER BY q.id LIMIT 1`;
}
