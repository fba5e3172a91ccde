import { useRef, useState, type ChangeEvent } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

const PictureSearchDialog = lazyPart(async () => (await import('./picture-search-dialog.tsx')).PictureSearchDialog);

export interface PictureSearch {
  readonly file: File | null;
  readonly search: (file: File) => void;
}

/** A picture to search with, chosen by the button or pasted into the field beside it. */
export function usePictureSearch(): PictureSearch {
  const [file, search] = useState<File | null>(null);
  return { file, search };
}

/** Chooses a picture to search with, and shows what looks like it. */
export function PictureSearchButton({ kit: { file, search } }: { kit: PictureSearch }) {
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    if (chosen) search(chosen);
    // The same file again is a choice, too.
    currentTarget.value = '';
  };
  return (
    <>
      <IconButton
        label={text('search.byPicture')}
        tooltip="end"
        icon={<Icon name="camera" size={20} />}
        onClick={() => chooser.current?.click()}
      />
      <input ref={chooser} type="file" accept="image/*" hidden onChange={choose} aria-label={text('search.byPicture')} />
      {file && <PictureSearchDialog file={file} />}
    </>
  );
}

/** The picture among what was pasted. */
export function pastedPicture(data: DataTransfer): File | null {
  return [...data.files].find(({ type }) => type.startsWith('image/')) ?? null;
}
