import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { ensureResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import type { StoredPin } from './stored-pin.ts';

/** Gives the browser a pin's largest picture, which no card knows, to keep as a file named after the pin. */
export function downloadPicture({ id, title }: Pick<StoredPin, 'id' | 'title'>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(ensureResource(PinResource.get, { id }));
    const images = getState().entities.pin[id]?.images;
    const address = images?.orig?.url ?? images?.['736x']?.url;
    if (!address) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = `${fileNameOf(title) || `pin-${id}`}.jpg`;
    link.click();
  };
}

/** Letters, digits and hyphens of a title, so that every system takes it as a file's name. */
export function fileNameOf(title: string): string {
  return title
    .trim()
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
