import type { ComponentType, ReactNode } from 'react';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import type { Text } from '../../../i18n/i18n.tsx';
import type { AppThunk } from '../../../store/create-store.ts';
import type { MenuAct } from '../../../ui/menu/menu.tsx';
import type { StoredPin } from './stored-pin.ts';

/** What another feature adds to every pin: the default export of its `*.pin-extra.tsx`. */
export interface PinExtra {
  /** Acts for the menus of the pin; none where the viewer cannot do them. */
  readonly acts: (pin: StoredPin, viewer: ViewerRecord | null, text: Text) => readonly PinExtraAct[];
  /** Stands around the card of a pin on a wall. */
  readonly Around?: ComponentType<{ pin: StoredPin; children: ReactNode }>;
}

export interface PinExtraAct extends MenuAct {
  /** What it does; on a close-up, whether the page of the pin is to be left. */
  readonly run: (place: 'card' | 'closeup') => AppThunk<unknown>;
}

const modules = import.meta.glob<PinExtra>('../../*/*/*.pin-extra.tsx', { eager: true, import: 'default' });

/** What all features add, found by the names of their files. */
export const pinExtras: readonly PinExtra[] = Object.values(modules);
