import { useEffect, useRef, useState } from 'react';
import { carouselItems } from '@bowerbird/domain/creation/drafts.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { linkAfterBlur } from '../../../i18n/wrong-link.ts';
import { EditedPicture } from '../picture-edits/index.ts';
import { checkDraft } from './check-draft.ts';
import { isEditedPart, isFilm, withEarlier, withoutPicture, type DraftField, type Slide } from './draft.ts';
import styles from './slides-field.module.css';
import { useDrawable } from './use-drawable.ts';
import type { DraftsInHand } from './use-drafts.ts';

export interface SlidesFieldProps {
  readonly hand: DraftsInHand;
  /** The place of the picture that is shown. */
  readonly open: number;
  readonly onOpen: (at: number) => void;
}

/** The pictures of a pin: with a second one it is a carousel, and each says something of its own (`B4.8`). */
export function SlidesField({ hand, open, onOpen }: SlidesFieldProps) {
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<readonly File[]>([]);
  const field = useRef<HTMLDivElement>(null);
  // The place of the picture that takes the focus of the one that was taken away.
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused === null) return;
    const buttons = field.current?.querySelectorAll<HTMLButtonElement>(`.${styles.picture}`) ?? [];
    (buttons[Math.min(focused, buttons.length - 1)] ?? field.current?.querySelector('button'))?.focus();
    setFocused(null);
  }, [focused]);
  const draft = hand.selected;
  const isFirstHere = draft.picture.kind !== 'none' && draft.picture.kind !== 'failed';
  // Where the first one failed, the others stay in view with what takes it away.
  if (!isFirstHere && draft.slides.length === 0) return null;
  const pictures: readonly Pick<Slide, 'id' | 'picture' | 'edits'>[] = [draft, ...draft.slides];
  // The picture that takes another's place has to be here.
  const isOnItsWay = pictures.some(({ picture }) => picture.kind === 'uploading');
  const slide = draft.slides[open - 1];
  // A film stands alone: a carousel shows its still picture and nothing else of it.
  const room = !isFirstHere || isFilm(draft.picture) ? 0 : carouselItems.most - pictures.length;
  return (
    <div ref={field} className={styles.slides}>
      {draft.slides.length > 0 && (
        <ol className={styles.list} aria-label={text('slides.list')}>
          {pictures.map(({ id, picture, edits }, at) => (
            <li key={id} className={styles.item}>
              <button
                type="button"
                className={styles.picture}
                aria-label={text('slides.number', { number: at + 1 })}
                aria-current={at === open || undefined}
                onClick={() => onOpen(at)}
              >
                <Thumbnail part={{ picture, edits }} previewUrl={hand.previewOf(id)} />
              </button>
              {at > 0 && (
                <IconButton
                  size="small"
                  className={styles.earlier}
                  label={text('slides.earlier', { number: at + 1 })}
                  tooltip="none"
                  icon={<Icon name="caret-left" weight="bold" size={12} />}
                  disabled={isOnItsWay}
                  onClick={() => {
                    hand.forgetFiles(pictures.slice(at - 1, at + 1).map((one) => one.id));
                    hand.change(draft.id, withEarlier(draft, at));
                  }}
                />
              )}
              <IconButton
                size="small"
                className={styles.remove}
                label={text('slides.remove', { number: at + 1 })}
                tooltip="none"
                icon={<Icon name="x" weight="bold" size={12} />}
                disabled={at === 0 && isOnItsWay}
                onClick={() => {
                  hand.forgetFiles([id]);
                  hand.change(draft.id, withoutPicture(draft, at));
                  onOpen(0);
                  setFocused(at);
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {room > 0 && (
        <>
          <Button icon={<Icon name="images" size={20} />} onClick={() => picker.current?.click()}>
            {text('slides.add')}
          </Button>
          <p className={styles.hint}>{text('slides.hint')}</p>
          <input
            ref={picker}
            type="file"
            accept="image/*"
            multiple
            hidden
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              hand.addSlides(files.slice(0, room));
              setLeft(files.slice(room));
              event.currentTarget.value = '';
            }}
          />
        </>
      )}
      {left.length > 0 && (
        <div className={styles.left} role="alert">
          <p>{text('slides.notTaken', { count: left.length, most: carouselItems.most })}</p>
          <Button
            size="small"
            onClick={() => {
              setLeft([]);
              hand.addFiles(left);
            }}
          >
            {text('slides.ownPins', { count: left.length })}
          </Button>
          <Button size="small" variant="plain" onClick={() => setLeft([])}>
            {text('slides.leaveOut')}
          </Button>
        </div>
      )}
      {slide && (
        <SlideWords
          key={slide.id}
          slide={slide}
          number={open + 1}
          onChange={(changes) =>
            hand.change(draft.id, { slides: draft.slides.map((one) => (one.id === slide.id ? { ...one, ...changes } : one)) })
          }
        />
      )}
    </div>
  );
}

interface SlideWordsProps {
  readonly slide: Slide;
  readonly number: number;
  readonly onChange: (changes: Partial<Slide>) => void;
}

function SlideWords({ slide, number, onChange }: SlideWordsProps) {
  const text = useText();
  const problems = checkDraft(slide);
  const error = (field: DraftField) => problems[field] && text(problems[field].id, problems[field].values);
  const { picture } = slide;
  return (
    <div className={styles.words} role="group" aria-label={text('slides.number', { number })}>
      <h3 className="h4">{text('slides.number', { number })}</h3>
      {picture.kind === 'failed' && (
        <p className={styles.refused} role="alert">
          <Icon name="warning-circle" weight="fill" size={20} />
          <span>
            {picture.fileName !== '' && <bdi>{picture.fileName}</bdi>} {text(picture.words.id, picture.words.values)}
          </span>
        </p>
      )}
      <TextField
        label={text('builder.titleLabel')}
        value={slide.title}
        error={error('title')}
        dir="auto"
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextField
        label={text('builder.descriptionLabel')}
        value={slide.description}
        error={error('description')}
        dir="auto"
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <TextField
        label={text('builder.linkLabel')}
        type="url"
        dir="ltr"
        placeholder="https://"
        value={slide.link}
        error={error('link')}
        onBlur={() => onChange({ link: linkAfterBlur(slide.link) })}
        onChange={(event) => onChange({ link: event.currentTarget.value })}
      />
      <TextField
        label={text('pinActs.altText')}
        value={slide.altText}
        error={error('altText')}
        dir="auto"
        onChange={(event) => onChange({ altText: event.currentTarget.value })}
      />
    </div>
  );
}

function Thumbnail({ part, previewUrl }: { part: Pick<Slide, 'picture' | 'edits'>; previewUrl: string | null }) {
  const { picture } = part;
  const { src, onError } = useDrawable(previewUrl, picture.kind === 'uploaded' || picture.kind === 'web' ? picture.url : null);
  if (picture.kind === 'failed') return <Icon name="warning-circle" weight="fill" size={20} className={styles.failed} />;
  if (src && isEditedPart(part))
    return <EditedPicture src={src} width={part.picture.width} height={part.picture.height} edits={part.edits} />;
  return src ? <img src={src} alt="" onError={onError} /> : <Icon name="image-square" size={20} />;
}
