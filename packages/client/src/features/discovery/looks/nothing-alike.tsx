import type { Crop } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ColorLinks } from './color-links.tsx';
import { colorsOfFile, type FileColor } from './colors-of-file.ts';
import { firstFrame } from './frame.ts';
import styles from './looks.module.css';
import { partOfFile } from './part-of-file.ts';
import { PictureFrame } from './picture-frame.tsx';

interface NothingAlikeProps {
  readonly file: File;
  readonly preview: string;
  readonly onSearch: (file: File) => void;
}

/** Ways on where nothing looks like a picture: another one, a part of it, or pins of its colours. */
export function NothingAlike({ file, preview, onSearch }: NothingAlikeProps) {
  const text = useText();
  const hasWords = useWords('closeup');
  const chooser = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState<Crop | null>(null);
  const [colors, setColors] = useState<readonly FileColor[]>([]);
  useEffect(() => {
    let isOver = false;
    void colorsOfFile(file).then((found) => isOver || setColors(found));
    return () => {
      isOver = true;
    };
  }, [file]);
  if (!hasWords) return null;
  const searchPart = async (part: Crop) => {
    const cut = await partOfFile(file, part);
    if (cut) onSearch(cut);
  };
  return (
    <div className={styles.ways}>
      <p className="muted">{text('search.byPictureHint')}</p>
      {frame && (
        <div className={styles.part}>
          <img src={preview} alt="" />
          <PictureFrame frame={frame} onChange={setFrame} onSettled={setFrame} />
        </div>
      )}
      <div className={styles.acts}>
        <Button onClick={() => chooser.current?.click()}>{text('search.byPictureOther')}</Button>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          aria-label={text('search.byPictureOther')}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            if (chosen) onSearch(chosen);
          }}
        />
        {frame ? (
          <Button variant="primary" onClick={() => void searchPart(frame)}>
            {text('search.byPictureThisPart')}
          </Button>
        ) : (
          <Button onClick={() => setFrame(firstFrame)}>{text('search.byPicturePart')}</Button>
        )}
      </div>
      <ColorLinks label="search.byPictureColors" colors={colors} />
    </div>
  );
}
