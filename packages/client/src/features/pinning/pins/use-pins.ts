import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../store/hooks.ts';
import type { EntityRef, StoredPin } from '../../../store/stored.ts';

/** The pins that references stand for, in their order; unknown ones are left out. */
export function usePins(refs: readonly EntityRef<'pin'>[]): StoredPin[] {
  return useAppSelector((state) => refs.map(({ id }) => state.entities.pin[id]).filter((pin) => pin !== undefined), shallowEqual);
}
