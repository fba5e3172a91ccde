import type { SettingsGroup } from '@bowerbird/contract/social/notification-settings/schemas.ts';
import { kindsOf, newsFilters, type NewsKind } from '@bowerbird/domain/social/news-kinds.ts';
import { defaultQuiet, defaultRhythm, defaultWays } from '@bowerbird/domain/social/notification-ways.ts';
import type { NotificationSettingsRow } from './notification-settings.queries.ts';

export type Way = 'here' | 'push' | 'mail';

/** The settings of one way as the wire shows them: a group for each filter of news, and one for when (`B3.40`). */
export function presentSettings(row: NotificationSettingsRow | undefined, way: Way, refusal: string | null = null): SettingsGroup[] {
  const valueOf = (kind: NewsKind) => row?.[way][kind] ?? defaultWays[kind][way];
  const kinds = newsFilters.map((filter) => ({ id: filter, options: kindsOf(filter).map((kind) => ({ id: kind, value: valueOf(kind) })) }));
  return way === 'here' ? kinds : [...kinds, { id: 'when', options: whenOf(row, way, refusal) }];
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
