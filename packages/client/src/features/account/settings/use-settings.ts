import { useCallback } from 'react';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import type { UpdateUserSettingsInput, UserSettings } from '@bowerbird/contract/account/settings/schemas.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { RootState } from '../../../store/create-store.ts';
import { useAction, useAppDispatch, useAppStore, useResource } from '../../../store/hooks.ts';
import { isPasscodeNeeded } from '../../../store/passcode-asker.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceOf } from '../../../store/resource-of.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { fieldWords } from '../../../shared/forms/field-words.ts';

const none = {};

/** Keeps changes by another call than that of the settings, and tells what is kept. */
export type KeepSettings = (changes: UpdateUserSettingsInput) => Promise<Partial<UserSettings>>;

/** The settings, and how one is changed: it shows at once, and goes back when it cannot be kept. */
export function useSettings(keep?: KeepSettings): {
  settings: UserSettings | null;
  change: (changes: UpdateUserSettingsInput) => Promise<boolean>;
} {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const update = useAction(UserSettingsResource.update);
  const { data } = useResource(UserSettingsResource.get, none);

  const change = useCallback(
    async (changes: UpdateUserSettingsInput) => {
      const before = selectSettings(store.getState());
      if (!before) return false;
      dispatch(settingsShown({ ...before, ...changes }));
      try {
        const kept = keep ? { ...before, ...(await keep(changes)) } : await update(changes);
        dispatch(settingsShown(mergeChanged(selectSettings(store.getState()), kept, changes)));
        return true;
      } catch (error) {
        dispatch(settingsShown(mergeChanged(selectSettings(store.getState()), before, changes)));
        if (isPasscodeNeeded(error)) return false;
        const { record } = toCallError(error);
        const [refused] = Object.values(fieldWords(record?.extraData?.fields ?? []));
        dispatch(failureShown(error, refused?.id ?? 'settings.notSaved', refused?.values));
        return false;
      }
    },
    [store, dispatch, update, keep],
  );
  return { settings: data, change };
}

/** Of two changes under way, each settles on its own fields alone. */
export function mergeChanged(shown: UserSettings | null, truth: UserSettings, changes: UpdateUserSettingsInput): UserSettings {
  if (!shown) return truth;
  const settled = Object.keys(changes).map((key) => [key, truth[key as keyof UserSettings]]);
  return { ...shown, ...(Object.fromEntries(settled) as Partial<UserSettings>) };
}

function selectSettings(state: RootState): UserSettings | null {
  return resourceOf(state, UserSettingsResource.get, none).data as UserSettings | null;
}

function settingsShown(data: UserSettings) {
  return resourceDataChanged({ name: UserSettingsResource.get.name, key: resourceKey(none), data });
}
