import type { SettingsGroup, SettingsOption } from '@bowerbird/contract/social/notification-settings/schemas.ts';

/** The value of a setting among the groups of one way. */
export function findValue(groups: readonly SettingsGroup[], id: string): SettingsOption['value'] | undefined {
  return groups.flatMap(({ options }) => options).find((option) => option.id === id)?.value;
}

/** The groups with other values of these settings. */
export function withOptions(groups: readonly SettingsGroup[], changed: readonly SettingsOption[]): SettingsGroup[] {
  const valueOf = (option: SettingsOption) => changed.find(({ id }) => id === option.id) ?? option;
  return groups.map(({ id, options }) => ({ id, options: options.map(valueOf) }));
}
