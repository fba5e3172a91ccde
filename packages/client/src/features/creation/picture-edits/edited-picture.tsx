import type { CSSProperties } from 'react';
import { editedSize, lightOf, turnedSize, type PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './edited-picture.module.css';

export interface EditedPictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly edits: PictureEdits;
  readonly alt?: string;
  readonly className?: string;
}

/** A picture as its edits make it, without making it: the server does the same at publishing. */
export function EditedPicture({ src, width, height, edits, alt = '', className }: EditedPictureProps) {
  const shown = editedSize({ width, height }, edits);
  const turned = turnedSize({ width, height }, edits.rotate);
  const { crop } = edits;
  const style: CSSProperties = {
    ...pictureStyle({ width, height }, edits),
    width: `${(100 * width) / (crop.w * turned.width)}%`,
    left: `${(100 * (0.5 - crop.x)) / crop.w}%`,
    top: `${(100 * (0.5 - crop.y)) / crop.h}%`,
  };
  return (
    <span className={classNames(styles.frame, className)} dir="ltr" style={{ aspectRatio: `${shown.width} / ${shown.height}` }}>
      <img className={styles.picture} style={style} src={src} alt={alt} draggable={false} referrerPolicy="no-referrer" />
    </span>
  );
}

/** What turns, mirrors and lights a picture about its middle. */
export function pictureStyle({ width, height }: { width: number; height: number }, edits: PictureEdits): CSSProperties {
  const { brightness, contrast } = lightOf(edits);
  return {
    aspectRatio: `${width} / ${height}`,
    transform: `translate(-50%, -50%) rotate(${edits.rotate + edits.straighten}deg)${edits.isFlipped ? ' scaleX(-1)' : ''}`,
    filter: brightness === 1 && contrast === 1 ? undefined : `brightness(${brightness}) contrast(${contrast})`,
  };
}
