import type { ComponentType, ReactNode, RefObject } from 'react';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import type { Text } from '../../../i18n/i18n.tsx';
import type { AppThunk } from '../../../store/create-store.ts';
import type { MenuAct } from '../../../ui/menu/menu.tsx';
import type { StoredPin } from './stored-pin.ts';

/** What another feature adds to every pin: the default export of its `*.pin-extra.tsx`. */
export interface PinExtra {
  /** Acts for the menus of the pin; none where the viewer cannot do them. */
  readonly acts: (pin: StoredPin, viewer: ViewerCard | null, text: Text) => readonly PinExtraAct[];
  /** Stands around the card of a pin on a wall. */
  readonly Around?: ComponentType<AroundTileProps>;
}

export interface AroundTileProps {
  readonly pin: StoredPin;
  /** Whether title and byline stand beneath its picture. */
  readonly hasWords: boolean;
  readonly children: ReactNode;
}

/** Where an act was asked for. */
export type PinPlace = 'card' | 'closeup';

export interface PinExtraAct extends MenuAct {
  /** What it does at once. */
  readonly run?: (place: PinPlace) => AppThunk<unknown>;
  /** What it opens. */
  readonly Overlay?: ComponentType<PinOverlayProps>;
}

export interface PinOverlayProps {
  readonly pin: StoredPin;
  readonly place: PinPlace;
  /** What it hangs from. */
  readonly trigger: RefObject<Element | null>;
  readonly onClose: () => void;
}

const modules = import.meta.glob<PinExtra>('../../*/*/*.pin-extra.tsx', { eager: true, import: 'default' });

/** What all features add, found by the names of their files. */
export const pinExtras: readonly PinExtra[] = Object.values(modules);
