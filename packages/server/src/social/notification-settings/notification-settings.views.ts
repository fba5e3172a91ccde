import type { SettingsGroup } from '@bowerbird/contract/social/notification-settings/schemas.ts';
import type { NewsKind } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import { newsFilters } from '@bowerbird/domain/social/news-kinds.ts';
import { defaultQuiet, defaultRhythm, messageWays } from '@bowerbird/domain/social/notification-ways.ts';
import { kindsWhere, type NewsKindsOfInstance } from '../news-kinds/index.ts';
import type { NotificationSettingsRow } from './notification-settings.queries.ts';

export type Way = 'here' | 'push' | 'mail';

/** The settings of one way as the wire shows them: a group for messages and for each filter of news, and one for when (`B3.40`). */
export function presentSettings(
  kinds: NewsKindsOfInstance,
  row: NotificationSettingsRow | undefined,
  way: Way,
  refusal: string | null = null,
): SettingsGroup[] {
  const news = newsGroups(kinds, (kind) => row?.[way][kind] ?? kinds.rules[kind].ways[way]);
  if (way === 'mail') return [...news, when(row, way, refusal)];
  const groups = [{ id: 'messages', options: [{ id: 'message', value: row?.[way].message ?? messageWays[way] }] }, ...news];
  return way === 'here' ? groups : [...groups, when(row, way, refusal)];
}

function newsGroups(kinds: NewsKindsOfInstance, valueOf: (kind: NewsKind) => boolean | string): SettingsGroup[] {
  return newsFilters.map((filter) => {
    const own = kindsWhere(kinds, (rules) => rules.filter === filter);
    return { id: filter, options: own.map((kind) => ({ id: kind, value: valueOf(kind) })) };
  });
}

function when(row: NotificationSettingsRow | undefined, way: Exclude<Way, 'here'>, refusal: string | null): SettingsGroup {
  return { id: 'when', options: whenOf(row, way, refusal) };
}

function whenOf(row: NotificationSettingsRow | undefined, way: Exclude<Way, 'here'>, refusal: string | null): SettingsGroup['options'] {
  const zone = { id: 'time_zone', value: row?.time_zone ?? '' };
  if (way === 'mail') return [{ id: 'rhythm', value: row?.rhythm ?? defaultRhythm }, zone, { id: 'refusal', value: refusal ?? '' }];
  return [
    { id: 'quiet_hours', value: row?.has_quiet_hours ?? false },
    { id: 'quiet_from', value: row?.quiet_from ?? defaultQuiet.from },
    { id: 'quiet_until', value: row?.quiet_until ?? defaultQuiet.until },
    zone,
  ];
}
