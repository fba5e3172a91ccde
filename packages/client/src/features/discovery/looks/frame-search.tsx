import { VisualSearchFlashlightUnifiedResource } from '@bowerbird/contract/discovery/looks/calls.ts';
import type { Crop } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { moneyShown, useCountText } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { isEscapeOfPage } from '../../../lib/is-escape-of-page.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useEntryState } from '../../../routing/use-entry-state.ts';
import { useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { usePins } from '../../pinning/pins/index.ts';
import { PinStrip } from '../pin-stories/index.ts';
import { alikeFiltersOf } from './alike-filters.ts';
import { roundFrame } from './frame.ts';
import { filtersOf, readNarrowed, toggled, underOf, type Narrowed } from './narrowed.ts';
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
  const [narrowed, setNarrowed] = useEntryState('narrowed', readNarrowed);
  const settle = (next: Crop) => {
    setSettled(next);
    onSettled(next);
  };
  useEffect(() => {
    const timer = setTimeout(() => setAsked(roundFrame(settled)), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [settled]);
  const close = () => {
    setNarrowed(null);
    onClose();
  };
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    // The page goes back by Escape. It hears of it later, wherever the focus is: after Back it is not on the frame.
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isEscapeOfPage(event)) return;
      event.preventDefault();
      closing.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return children(
    <PictureFrame frame={frame} onChange={setFrame} onSettled={settle} />,
    <FrameResults pinId={pinId} crop={asked} narrowed={narrowed} onNarrow={setNarrowed} onClose={close} />,
  );
}

interface FrameResultsProps {
  readonly pinId: string;
  readonly crop: Crop;
  readonly narrowed: Narrowed | null;
  readonly onNarrow: (narrowed: Narrowed | null) => void;
  readonly onClose: () => void;
}

function FrameResults({ pinId, crop, narrowed, onNarrow, onClose }: FrameResultsProps) {
  const text = useText();
  const title = useId();
  const countText = useCountText();
  const all = useResource(VisualSearchFlashlightUnifiedResource.get, { pin_id: pinId, crop });
  const narrow = useResource(VisualSearchFlashlightUnifiedResource.get, narrowed ? { pin_id: pinId, crop, ...filtersOf(narrowed) } : null);
  const resource = narrowed ? narrow : all;
  const data = useLatest(resource.data);
  const known = useLatest(all.data);
  const offered = alikeFiltersOf(usePins(known?.results ?? []));
  const shown = usePins(data?.results ?? []);
  const forSale = alikeFiltersOf(shown).forSale;
  const toggle = (part: Partial<Narrowed>) => onNarrow(toggled(narrowed, part));
  const locale = useLocale();
  const hasFailed = resource.error !== null && !resource.data;
  return (
    <section className={styles.results} aria-labelledby={title} aria-busy={!resource.data && !hasFailed}>
      <div className={styles.head}>
        <div>
          <h2 id={title} className="h3">
            {text('closeup.looksLikePart')}
          </h2>
          <p role="status" className="muted small">
            {data &&
              !hasFailed &&
              (data.results.length === 0
                ? text('closeup.nothingAlike')
                : [
                    countText('closeup.alikeCount', data.results.length),
                    ...(forSale === 0 ? [] : [countText('closeup.forSale', forSale)]),
                  ].join(', '))}
          </p>
        </div>
        <IconButton label={text('closeup.endLooking')} icon={<Icon name="x" weight="bold" size={18} />} onClick={onClose} />
      </div>
      {known && (offered.under !== null || known.annotations.length + offered.domains.length > 0) && (
        <ChipRow label={text('closeup.narrowAlike')}>
          <Chip selected={narrowed === null} onClick={() => onNarrow(null)}>
            {text('closeup.allAlike')}
          </Chip>
          {offered.under && (
            <Chip selected={narrowed !== null && narrowed.under !== null} onClick={() => toggle({ under: underOf(offered.under!) })}>
              {text('closeup.underPrice', { price: moneyShown(locale, String(offered.under.price), offered.under.currency) })}
            </Chip>
          )}
          {known.annotations.map(({ topic_id, label }) => (
            <Chip key={topic_id} selected={narrowed?.topicId === topic_id} onClick={() => toggle({ topicId: topic_id })}>
              {label}
            </Chip>
          ))}
          {offered.domains.map((domain) => (
            <Chip key={domain} selected={narrowed?.domain === domain} onClick={() => toggle({ domain })}>
              <span dir="ltr">{domain}</span>
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
          <PinStrip pins={data.results} label={text('closeup.looksLikePart')} />
        </div>
      )}
    </section>
  );
}
