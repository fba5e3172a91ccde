import type { Words } from '../../../i18n/message-id.ts';
import { useState, type PointerEvent } from 'react';
import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import {
  largestRegion,
  moveRegion,
  profilePictures,
  resizeRegion,
  type CropRegion,
  type ProfilePicture,
} from '@bowerbird/domain/media/crop.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import styles from './crop-dialog.module.css';

export interface CropDialogProps {
  readonly kind: ProfilePicture;
  readonly picture: UploadedImage;
  readonly busy: boolean;
  readonly failure: Words | null;
  readonly onClose: () => void;
  readonly onCrop: (region: CropRegion) => void;
}

/** Chooses a part of a picture: dragged on it, or by three sliders, which the keyboard moves too. */
export function CropDialog({ kind, picture, busy, failure, onClose, onCrop }: CropDialogProps) {
  const text = useText();
  const { ratio } = profilePictures[kind];
  const largest = largestRegion(picture, ratio);
  const [region, setRegion] = useState(largest);
  return (
    <FormDialog
      title={text(kind === 'avatar' ? 'picture.cropAvatar' : 'picture.cropCover')}
      act={text('app.save')}
      cancel={text('app.cancel')}
      busy={busy}
      onSubmit={() => onCrop(region)}
      onClose={onClose}
    >
      <CropPicture kind={kind} picture={picture} region={region} onMove={(x, y) => setRegion((held) => moveRegion(picture, held, x, y))} />
      <Slider
        label={text('picture.across')}
        value={region.x}
        most={picture.width - region.width}
        onChange={(x) => setRegion(moveRegion(picture, region, x, region.y))}
      />
      <Slider
        label={text('picture.down')}
        value={region.y}
        most={picture.height - region.height}
        onChange={(y) => setRegion(moveRegion(picture, region, region.x, y))}
      />
      <Slider
        label={text('picture.size')}
        value={region.width}
        least={Math.ceil(largest.width / 10)}
        most={largest.width}
        onChange={(width) => setRegion(resizeRegion(picture, region, ratio, width))}
      />
      <FormFailure words={failure} />
    </FormDialog>
  );
}

interface CropPictureProps extends Pick<CropDialogProps, 'kind' | 'picture'> {
  readonly region: CropRegion;
  readonly onMove: (x: number, y: number) => void;
}

function CropPicture({ kind, picture, region, onMove }: CropPictureProps) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const [grip, setGrip] = useState<{ x: number; y: number } | null>(null);
  const placeOf = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: ((event.clientX - left) / width) * picture.width, y: ((event.clientY - top) / height) * picture.height };
  };
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = placeOf(event);
    const isInside = x >= region.x && x <= region.x + region.width && y >= region.y && y <= region.y + region.height;
    const held = isInside ? { x: x - region.x, y: y - region.y } : { x: region.width / 2, y: region.height / 2 };
    setGrip(held);
    onMove(x - held.x, y - held.y);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip) return;
    const { x, y } = placeOf(event);
    onMove(x - grip.x, y - grip.y);
  };
  return (
    <div
      className={styles.picture}
      dir="ltr"
      style={{ aspectRatio: `${picture.width} / ${picture.height}`, maxInlineSize: `calc(46dvh * ${picture.width / picture.height})` }}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => setGrip(null)}
      onPointerCancel={() => setGrip(null)}
    >
      <img src={picture.image_url.replace('/236x/', '/736x/')} alt="" draggable={false} />
      <span
        className={classNames(styles.region, kind === 'avatar' && styles.round)}
        style={{
          left: percent(region.x, picture.width),
          top: percent(region.y, picture.height),
          width: percent(region.width, picture.width),
          height: percent(region.height, picture.height),
        }}
      />
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, least = 0, most, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={Math.max(1, Math.round((most - least) / 100))}
        value={value}
        disabled={most <= least}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
