import type { ComponentType } from 'react';
import type { UpdatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import type { WholePin } from './stored-pin.ts';

/** What another feature adds to the form of a pin: the default export of its `*.pin-field.tsx`. */
export interface PinField {
  readonly Field: ComponentType<PinFieldProps>;
  /** The calls that give something else once the pin is changed. */
  readonly outdates: readonly string[];
}

export interface PinFieldProps {
  readonly pin: WholePin;
  /** Says what saving is to change; it may be said again. */
  readonly onChange: (changes: PinFieldChanges) => void;
}

export type PinFieldChanges = Pick<UpdatePinInput, 'interest_tags' | 'carousel_slots'>;

const modules = import.meta.glob<PinField>('../../*/*/*.pin-field.tsx', { eager: true, import: 'default' });

/** What all features add, found by the names of their files. */
export const pinFields: readonly PinField[] = Object.values(modules);
