import type { UnknownAction } from 'redux';
import type { changeNewsSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import type { ChangeSettingsInput, SettingsGroup, SettingsOption } from '@bowerbird/contract/social/notification-settings/schemas.ts';
import type { RootState } from '../../../store/create-store.ts';
import type { Effect } from '../../../store/effects.ts';
import { atOnce } from '../../../store/optimistic/at-once.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged, selectResource } from '../../../store/resources.slice.ts';
import { findValue, withOptions } from './way-groups.ts';

/** The three ways, whose calls are alike. */
const PATHS = ['/v3/settings/news/', '/v3/settings/push/', '/v3/settings/email/'];

const placeOf = (path: string) => ({ name: `GET ${path}`, key: resourceKey({}) });

const groupsOf = ({ resources }: RootState, path: string) =>
  selectResource(resources, placeOf(path)).data as readonly SettingsGroup[] | null;

function changed(state: RootState, path: string, options: readonly SettingsOption[]): readonly UnknownAction[] {
  const groups = groupsOf(state, path);
  return groups ? [resourceDataChanged({ ...placeOf(path), data: withOptions(groups, options) })] : [];
}

/** A form says them as one text, which pages never send. */
const optionsOf = ({ options }: ChangeSettingsInput): readonly SettingsOption[] => (typeof options === 'string' ? [] : options);

/** What these groups say of some settings. */
function valuesIn(groups: readonly SettingsGroup[] | null, options: readonly SettingsOption[]): SettingsOption[] {
  return options.map(({ id, value }) => ({ id, value: findValue(groups ?? [], id) ?? value }));
}

const effects: readonly Effect[] = PATHS.flatMap((path) =>
  atOnce<typeof changeNewsSettings>(`PUT ${path}`, {
    show: ({ input }, state) => changed(state, path, optionsOf(input)),
    takeBack: ({ input }, state, before) => changed(state, path, valuesIn(groupsOf(before, path), optionsOf(input))),
    // The server may keep another value than was asked for.
    keep: ({ input }, state, result) => changed(state, path, valuesIn(result, optionsOf(input))),
  }),
);
export default effects;
