import { FindPinImagesResource } from '@bowerbird/contract/pinning/page-pictures/calls.ts';
import type { FoundPictures, PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { wordsForPage } from '../pin-builder/index.ts';
import type { SaveRequest } from './read-save-request.ts';

export interface FoundForSave {
  readonly pictures: readonly PagePicture[];
  readonly page: FoundPictures['page'] | null;
  readonly isSearching: boolean;
  /** Why there is nothing to save. */
  readonly problem: string | null;
  readonly again: () => void;
}

/** The pictures to choose from: those that were brought along, then what the instance finds on the page. */
export function useFoundPictures({ url, media }: SaveRequest): FoundForSave {
  const text = useText();
  const asked = url || media[0] || '';
  const found = useResource(FindPinImagesResource.get, asked === '' ? null : { url: asked, source: 'save_window', media: [...media] });
  const pictures = found.data?.items ?? [];
  const page = found.data?.page ?? null;
  const isSearching = asked !== '' && !found.loaded && !found.error;
  return { pictures, page, isSearching, problem: problemOf(), again: () => void found.refresh() };

  function problemOf(): string | null {
    if (found.error) return text(wordsForPage(found.error.record));
    if (page?.nopin !== null && page?.nopin !== undefined) return page.nopin || text('saveWindow.nopin');
    return found.loaded && pictures.length === 0 ? text('builder.webNothing') : null;
  }
}
