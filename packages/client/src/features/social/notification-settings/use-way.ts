import { useCallback } from 'react';
import {
  changeEmailSettings,
  changeNewsSettings,
  changePushSettings,
  readEmailSettings,
  readNewsSettings,
  readPushSettings,
} from '@bowerbird/contract/social/notification-settings/calls.ts';
import type { SettingsGroup, SettingsOption } from '@bowerbird/contract/social/notification-settings/schemas.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch, useAppStore, useResource } from '../../../store/hooks.ts';
import { resourceOf } from '../../../store/resource-of.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import { findValue } from './way-groups.ts';

const none = {};

const calls = {
  here: { read: readNewsSettings, change: changeNewsSettings },
  push: { read: readPushSettings, change: changePushSettings },
  mail: { read: readEmailSettings, change: changeEmailSettings },
} as const;

export type Way = keyof typeof calls;
type Value = SettingsOption['value'];

export interface WaySettings {
  /** Nothing until it is known. */
  readonly valueOf: (id: string) => Value | undefined;
  readonly change: (id: string, value: Value) => Promise<void>;
}

/** The settings of one way; a change shows at once, and goes back when it cannot be kept. */
export function useWay(way: Way): WaySettings {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { read, change: changing } = calls[way];
  const { data } = useResource(read, none);
  const change = useCallback(
    async (id: string, value: Value) => {
      const groups = resourceOf(store.getState(), read, none).data as readonly SettingsGroup[] | null;
      const options = [{ id, value }, ...missingZone(groups, id)];
      try {
        await dispatch(callAtOnce(changing, { options }, `${changing.name} ${id}`));
      } catch (error) {
        dispatch(failureShown(error, 'settings.notSaved'));
      }
    },
    [store, dispatch, read, changing],
  );
  return { valueOf: (id) => (data ? findValue(data, id) : undefined), change };
}

/** What goes by the clock needs the zone of this device, where none is known. */
function missingZone(groups: readonly SettingsGroup[] | null, changed: string): SettingsOption[] {
  const isByClock = ['quiet_hours', 'quiet_from', 'quiet_until', 'rhythm'].includes(changed);
  return isByClock && groups && findValue(groups, 'time_zone') === '' ? [{ id: 'time_zone', value: deviceZone() }] : [];
}

/** The time zone of this device. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
