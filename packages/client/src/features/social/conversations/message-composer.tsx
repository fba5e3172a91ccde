import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { SentPicture } from './conversations.store.ts';
import { ChosenPicture, PictureButton, pictureGifts, usePictureUpload } from './picture-field.tsx';
import styles from './message-composer.module.css';

export interface MessageComposerProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly autoFocus?: boolean;
  /** Whenever this changes to something, the field takes the focus. */
  readonly focusKey?: string;
  readonly busy?: boolean;
  /** Whether something goes along, so that no words are needed. */
  readonly isCarrying?: boolean;
  /** A picture that goes along. */
  readonly picture?: SentPicture;
  readonly onPicture: (picture: SentPicture | undefined) => void;
}

/** Takes a message. Enter sends it and Shift with Enter begins a line; on a touch keyboard Enter begins a line. */
export function MessageComposer({
  label,
  value,
  onType,
  onSend,
  autoFocus,
  focusKey,
  busy = false,
  isCarrying = false,
  picture,
  onPicture,
}: MessageComposerProps) {
  const text = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const upload = usePictureUpload(onPicture);
  const long = tooLong(value.trim(), textLimits.message);
  useEffect(() => {
    if (autoFocus) area.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  useEffect(() => {
    if (focusKey !== undefined) area.current?.focus({ preventScroll: true });
  }, [focusKey]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = value.trim();
    area.current?.focus();
    if ((said === '' && !picture && !isCarrying) || long || busy || upload.isUploading) return;
    onSend(said);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={styles.composer} noValidate onSubmit={submit} {...pictureGifts(upload)}>
      <ChosenPicture upload={upload} picture={picture} onDrop={() => onPicture(undefined)} />
      <PictureButton upload={upload} />
      <TextArea
        ref={area}
        label={label}
        labelHidden
        placeholder={label}
        name="message"
        rows={1}
        dir="auto"
        className={styles.field}
        value={value}
        error={long && text(long.id, long.values)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        label={text('messages.send')}
        tooltip="above"
        className={styles.send}
        disabled={busy}
        icon={<Icon name="paper-plane-right" weight="fill" size={20} />}
      />
    </form>
  );
}
