import type { UserSettings } from '@bowerbird/contract/account/settings/schemas.ts';
import type { SettingsRow } from './settings.queries.ts';

/** Every setting as the wire shows it; the defaults are those of the table. */
export function presentSettings(row: SettingsRow): UserSettings {
  return {
    is_private_profile: row.is_private,
    is_hidden_from_search: row.is_hidden_from_search,
    personalise_by_activity: row.personalise_by_activity ?? true,
    personalise_by_partners: row.personalise_by_partners ?? true,
    shows_shopping: row.shows_shopping ?? true,
    plays_videos: row.plays_videos ?? true,
    blurs_unsafe: row.blurs_unsafe ?? true,
    messages_from_followed: row.messages_from_followed ?? 'inbox',
    messages_from_followers: row.messages_from_followers ?? 'requests',
    messages_from_others: row.messages_from_others ?? 'requests',
    mentions_from: row.mentions_from ?? 'everyone',
    comments_from: row.comments_from ?? 'everyone',
    board_invites_from: row.board_invites_from ?? 'everyone',
    hidden_comment_words: row.hidden_comment_words ?? [],
  };
}
