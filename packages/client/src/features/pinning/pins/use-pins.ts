import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import type { StoredPin } from './stored-pin.ts';

/** The pins that references stand for, in their order; unknown ones are left out. */
export function usePins(refs: readonly EntityRef<'pin'>[]): StoredPin[] {
  return useAppSelector((state) => refs.map(({ id }) => state.entities.pin[id]).filter((pin) => pin !== undefined), shallowEqual);
}
