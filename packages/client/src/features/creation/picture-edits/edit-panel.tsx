import { useId, type KeyboardEvent } from 'react';
import { pinRatios } from '@bowerbird/domain/creation/drafts.ts';
import {
  cutOf,
  editBounds,
  fitCrop,
  straightenTo,
  turnedSize,
  type CropBox,
  type PictureEdits,
} from '@bowerbird/domain/media/picture-edits.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './edit-panel.module.css';
import type { EditablePicture, Shape } from './editable-picture.ts';

const shapes = Object.keys(pinRatios) as Shape[];

export interface EditPanelProps {
  readonly picture: EditablePicture;
  readonly edits: PictureEdits;
  /** How many pictures there are; with several, the shape may be that of all. */
  readonly count: number;
  readonly isSameShape: boolean;
  readonly onSameShape: (isSame: boolean) => void;
  readonly onShape: (shape: Shape) => void;
  readonly onChange: (edits: PictureEdits, kind: string) => void;
}

/** Shape, light, and all numbers of a picture's changes; does everything that the stage does without dragging. */
export function EditPanel({ picture, edits, count, isSameShape, onSameShape, onShape, onChange }: EditPanelProps) {
  const text = useText();
  const numbers = new Intl.NumberFormat(useLocale());
  const turned = turnedSize(picture, edits.rotate);
  const cut = cutOf(turned, edits.crop);
  const straighten = (degrees: number) => onChange(straightenTo(picture, edits, degrees, pinRatios[edits.ratio]), 'straighten');
  const place = (change: Partial<CropBox>) => {
    // Either side takes the other along: the shape stays.
    const aspect = edits.crop.w / edits.crop.h;
    const sides =
      change.w !== undefined ? { w: change.w, h: change.w / aspect } : change.h !== undefined ? { w: change.h * aspect, h: change.h } : {};
    onChange({ ...edits, crop: fitCrop(turned, edits.straighten, { ...edits.crop, ...change, ...sides }) }, 'numbers');
  };
  return (
    <div className={styles.panel}>
      <fieldset className={styles.part}>
        <legend className={styles.heading}>{text('edit.shape')}</legend>
        <p className={styles.keeps}>
          {text('edit.keeps', {
            width: numbers.format(cut.width),
            height: numbers.format(cut.height),
            wholeWidth: numbers.format(turned.width),
            wholeHeight: numbers.format(turned.height),
          })}
        </p>
        <div className={styles.shapes}>
          {shapes.map((shape) => (
            <button
              key={shape}
              type="button"
              className={classNames(styles.shape, shape === edits.ratio && styles.chosen)}
              aria-pressed={shape === edits.ratio}
              onClick={() => onShape(shape)}
            >
              <span
                className={styles.outline}
                style={{ aspectRatio: String(pinRatios[shape] ?? turned.width / turned.height) }}
                aria-hidden="true"
              />
              <bdi>{shape === 'original' ? text('edit.original') : shape}</bdi>
            </button>
          ))}
        </div>
        {count > 1 && (
          <Switch
            label={text('edit.sameShape', { count })}
            hint={text('edit.sameShapeHint')}
            checked={isSameShape}
            onChange={(event) => onSameShape(event.currentTarget.checked)}
          />
        )}
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.heading}>{text('edit.light')}</legend>
        <Slider
          label={text('edit.brightness')}
          value={edits.brightness}
          onChange={(brightness) => onChange({ ...edits, brightness }, 'brightness')}
        />
        <Slider
          label={text('edit.contrast')}
          value={edits.contrast}
          onChange={(contrast) => onChange({ ...edits, contrast }, 'contrast')}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.heading}>{text('edit.numbers')}</legend>
        <div className={styles.numbers}>
          <Exact label={text('edit.width')} value={cut.width} most={turned.width} onSet={(width) => place({ w: width / turned.width })} />
          <Exact
            label={text('edit.height')}
            value={cut.height}
            most={turned.height}
            onSet={(height) => place({ h: height / turned.height })}
          />
          <Exact label={text('edit.fromLeft')} value={cut.x} most={turned.width} onSet={(x) => place({ x: x / turned.width })} />
          <Exact label={text('edit.fromTop')} value={cut.y} most={turned.height} onSet={(y) => place({ y: y / turned.height })} />
          <Exact
            label={text('edit.angle')}
            value={edits.straighten}
            least={-editBounds.straighten}
            most={editBounds.straighten}
            step={0.1}
            onSet={straighten}
          />
        </div>
      </fieldset>
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={-editBounds.light}
        max={editBounds.light}
        value={value}
        onKeyDown={(event) => event.key === '0' && onChange(0)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} dir="ltr">
        {new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value)}
      </output>
    </div>
  );
}

/** The dial: a tenth of a degree by arrows, a degree with Shift, and 0 puts it straight. */
export function Dial({ value, onChange }: { value: number; onChange: (degrees: number) => void }) {
  const text = useText();
  const locale = useLocale();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 } as Record<string, number>)[event.key];
    if (event.key !== '0' && !(event.shiftKey && step)) return;
    event.preventDefault();
    onChange(event.key === '0' ? 0 : value + step!);
  };
  return (
    <label className={styles.dial} dir="ltr">
      <span className={styles.degrees}>
        {text('edit.degrees', { degrees: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value) })}
      </span>
      <input
        type="range"
        min={-editBounds.straighten}
        max={editBounds.straighten}
        step={0.1}
        value={value}
        aria-label={text('edit.straighten')}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

interface ExactProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly step?: number;
  readonly onSet: (value: number) => void;
}

function Exact({ label, value, least = 0, most, step = 1, onSet }: ExactProps) {
  return (
    <TextField
      label={label}
      type="number"
      dir="ltr"
      inputMode="decimal"
      min={least}
      max={most}
      step={step}
      value={value}
      onChange={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        if (Number.isFinite(typed)) onSet(Math.max(least, Math.min(most, typed)));
      }}
    />
  );
}
