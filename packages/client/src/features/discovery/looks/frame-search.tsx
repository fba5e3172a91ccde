import { VisualSearchFlashlightUnifiedResource } from '@bowerbird/contract/discovery/looks/calls.ts';
import type { Crop } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useLatest } from '../../../lib/use-latest.ts';
import { useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PinStrip } from '../pin-stories/index.ts';
import { roundFrame } from './frame.ts';
import styles from './looks.module.css';
import { PictureFrame } from './picture-frame.tsx';

/** A frame that moves is asked about once it rests for so long. */
const REST_MILLISECONDS = 250;

interface FrameSearchProps {
  readonly pinId: string;
  /** Where the frame stands at first. */
  readonly first: Crop;
  /** The frame stands still at another place. */
  readonly onSettled: (frame: Crop) => void;
  readonly onClose: () => void;
  /** Puts the frame over the picture, and what it finds beneath it. */
  readonly children: (frame: ReactNode, results: ReactNode) => ReactNode;
}

/** Looks for what a part of a pin's picture looks like. */
export function FrameSearch({ pinId, first, onSettled, onClose, children }: FrameSearchProps) {
  const [frame, setFrame] = useState<Crop>(first);
  const [settled, setSettled] = useState<Crop>(first);
  const [asked, setAsked] = useState<Crop>(roundFrame(first));
  const settle = (next: Crop) => {
    setSettled(next);
    onSettled(next);
  };
  useEffect(() => {
    const timer = setTimeout(() => setAsked(roundFrame(settled)), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [settled]);
  return children(
    <PictureFrame frame={frame} onChange={setFrame} onSettled={settle} onClose={onClose} />,
    <FrameResults pinId={pinId} crop={asked} onClose={onClose} />,
  );
}

function FrameResults({ pinId, crop, onClose }: { pinId: string; crop: Crop; onClose: () => void }) {
  const text = useText();
  const countText = useCountText();
  const [topicId, setTopicId] = useState<string | null>(null);
  const options = { pin_id: pinId, crop, ...(topicId === null ? {} : { category_filters: [topicId] }) };
  const resource = useResource(VisualSearchFlashlightUnifiedResource.get, options);
  const data = useLatest(resource.data);
  const hasFailed = resource.error !== null && !resource.data;
  return (
    <section className={styles.results} aria-label={text('closeup.looksLike')} aria-busy={!resource.data && !hasFailed}>
      <div className={styles.head}>
        <p role="status" className="strong">
          {data &&
            !hasFailed &&
            (data.results.length === 0 ? text('closeup.nothingAlike') : countText('closeup.alikeCount', data.results.length))}
        </p>
        <IconButton label={text('closeup.endLooking')} icon={<Icon name="x" weight="bold" size={18} />} onClick={onClose} />
      </div>
      {data && data.annotations.length > 0 && (
        <ChipRow label={text('closeup.topics')}>
          {data.annotations.map(({ topic_id, label }) => (
            <Chip key={topic_id} selected={topicId === topic_id} onClick={() => setTopicId(topicId === topic_id ? null : topic_id)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      )}
      {hasFailed && (
        <p role="alert">
          {text('closeup.alikeFailed')} <Button onClick={() => void resource.refresh()}>{text('app.tryAgain')}</Button>
        </p>
      )}
      {data && !hasFailed && data.results.length === 0 && <p className="muted">{text('closeup.nothingAlikeHint')}</p>}
      {data && !hasFailed && data.results.length > 0 && (
        <div className={resource.data ? undefined : styles.stale}>
          <PinStrip pins={data.results} label={text('closeup.looksLike')} />
        </div>
      )}
    </section>
  );
}
