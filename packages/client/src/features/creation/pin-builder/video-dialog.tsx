import type { VideoEdits } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { clockShown } from '../../../ui/video-player/clock-shown.ts';
import type { DraftVideo } from './draft.ts';
import styles from './video-dialog.module.css';

interface VideoDialogProps {
  readonly video: DraftVideo;
  readonly onApply: (changes: Partial<VideoEdits>) => void;
  readonly onClose: () => void;
}

/** Chooses the part of a video that is kept, its cover, and whether it is heard. The film is made anew from the file as it came. */
export function VideoDialog({ video: { url, seconds, edits }, onApply, onClose }: VideoDialogProps) {
  const text = useText();
  const film = useRef<HTMLVideoElement>(null);
  const [changes, setChanges] = useState<Partial<VideoEdits>>({});
  const chosen = { ...edits, ...changes };
  // The film begins where it was trimmed: places are told in the video as it came.
  const placeNow = () => Math.round((edits.trim_start + (film.current?.currentTime ?? 0)) * 10) / 10;
  const change = (more: Partial<VideoEdits>) => setChanges((before) => ({ ...before, ...more }));
  const end = chosen.trim_end ?? edits.trim_start + seconds;
  const isWrong = end <= chosen.trim_start;
  const isTrimmed = chosen.trim_start > 0 || chosen.trim_end !== null;
  return (
    <Dialog
      size="wide"
      title={text('builder.editVideo')}
      closeLabel={text('app.close')}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          disabled={Object.keys(changes).length === 0 || isWrong}
          onClick={() => {
            onApply(changes);
            onClose();
          }}
        >
          {text('app.done')}
        </Button>
      }
    >
      <div className={styles.parts}>
        {/* Nobody has written captions for it yet. */}
        <video ref={film} className={styles.film} src={url} controls muted playsInline preload="auto" aria-label={text('builder.video')} />
        <p className={styles.hint}>{text('builder.videoHint')}</p>
        <dl className={styles.marks}>
          <Mark label={text('builder.videoStart')} shown={clockShown(chosen.trim_start)} onSet={() => change({ trim_start: placeNow() })} />
          <Mark label={text('builder.videoEnd')} shown={clockShown(end)} onSet={() => change({ trim_end: placeNow() })} />
          <Mark
            label={text('builder.videoCover')}
            shown={chosen.poster_at === null ? text('builder.videoCoverOurs') : clockShown(chosen.poster_at)}
            onSet={() => change({ poster_at: placeNow() })}
          />
        </dl>
        {isWrong && (
          <p className={styles.wrong} role="alert">
            <Icon name="warning-circle" weight="fill" size={20} />
            {text('builder.videoEndsFirst')}
          </p>
        )}
        {isTrimmed && (
          <Button variant="plain" onClick={() => change({ trim_start: 0, trim_end: null })}>
            {text('builder.videoWhole')}
          </Button>
        )}
        <Switch
          label={text('builder.videoMuted')}
          checked={chosen.is_muted}
          onChange={(event) => change({ is_muted: event.currentTarget.checked })}
        />
      </div>
    </Dialog>
  );
}

/** A place in the video, and the way to set it where the video stands. */
function Mark({ label, shown, onSet }: { label: string; shown: string; onSet: () => void }) {
  const text = useText();
  return (
    <div className={styles.mark}>
      <dt>{label}</dt>
      <dd>{shown}</dd>
      <Button size="small" aria-label={text('builder.videoSet', { place: label })} onClick={onSet}>
        {text('builder.videoHere')}
      </Button>
    </div>
  );
}
