import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isWanted } from '../pin-feedback/index.ts';
import { hasNoTopicOff } from '../tastes/index.ts';

/** True in SQL when the viewer wants a pin (by its alias) at home, whatever source it comes from. */
export function isWantedAtHome(viewer: Viewer, alias: string): RawBuilder<boolean> {
  return sql<boolean>`(${isWanted(viewer, alias)} AND ${hasNoTopicOff(viewer, alias)})`;
}
