import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { useState } from 'react';
import { altOfPin, usePins, type StoredPin } from '../../features/pinning/pins/index.ts';
import { useCountText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/i18n.tsx';
import { cutQuery } from '../../lib/cut-query.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useResource, useViewer } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/overlays.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './editor.module.css';

const SHOWN = 24;

interface PinChooserProps {
  readonly title: string;
  /** So many may be added. */
  readonly most: number;
  readonly onChoose: (pinIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses pins by their pictures, among one's own or everybody's. */
export function PinChooser({ title, most, onChoose, onClose }: PinChooserProps) {
  const text = useText();
  const countText = useCountText();
  const [isOwn, setOwn] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { pins, isLoading, hasFailed, retry } = useFoundPins(useDebounced(cutQuery(typed), 250), isOwn);
  const isOfOne = most === 1;
  const toggle = (id: string) =>
    isOfOne ? onChoose([id]) : setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Dialog
      title={title}
      size="wide"
      closeLabel={text('app.close')}
      onClose={onClose}
      actions={
        isOfOne ? undefined : (
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {countText('todayEditor.addChosen', chosen.length)}
          </Button>
        )
      }
    >
      {/* The form behind the dialog hears what is typed into its own fields alone. */}
      <div className={styles.chooser} onInput={(event) => event.stopPropagation()}>
        <TextField
          label={text('todayEditor.searchPins')}
          type="search"
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Checkbox label={text('todayEditor.onlyOwn')} checked={isOwn} onChange={(event) => setOwn(event.currentTarget.checked)} />
        {isLoading && <SkeletonText lines={4} />}
        {hasFailed && (
          <p role="alert">
            {text('todayEditor.pinsFailed')} <Button onClick={retry}>{text('app.tryAgain')}</Button>
          </p>
        )}
        {pins?.length === 0 && <p className="muted">{text('todayEditor.noPins')}</p>}
        {pins && pins.length > 0 && (
          <ul className={styles.choices}>
            <Choices refs={pins} chosen={chosen} most={most} onToggle={toggle} />
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface FoundPins {
  readonly pins: readonly EntityRef<'pin'>[] | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What a search finds. Without a word, pins to begin with: those of the home feed, or the newest of one's own. */
function useFoundPins(query: string, isOwn: boolean): FoundPins {
  const username = useViewer()?.username ?? '';
  const isSearch = query !== '';
  const home = useResource(UserHomefeedResource.get, isSearch || isOwn ? null : { page_size: SHOWN });
  const newest = useResource(UserPinsResource.get, isSearch || !isOwn || username === '' ? null : { username, page_size: SHOWN });
  const found = useResource(
    BaseSearchResource.get,
    isSearch ? { query, scope: isOwn ? ('my_pins' as const) : ('pins' as const), page_size: SHOWN } : null,
  );
  const first = isOwn ? newest : home;
  const asked = isSearch ? found : first;
  const pins = isSearch ? found.data?.results.filter((ref): ref is EntityRef<'pin'> => ref.type === 'pin') : first.data;
  const hasFailed = asked.error !== null && !asked.data;
  return { pins: pins ?? null, isLoading: !asked.data && !hasFailed, hasFailed, retry: () => void asked.refresh() };
}

interface ChoicesProps {
  readonly refs: readonly EntityRef<'pin'>[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onToggle: (id: string) => void;
}

function Choices({ refs, chosen, most, onToggle }: ChoicesProps) {
  return usePins(refs).map((pin) => {
    const isChosen = chosen.includes(pin.id);
    return (
      <li key={pin.id}>
        <Choice pin={pin} isChosen={isChosen} isDisabled={!isChosen && chosen.length >= most} onToggle={() => onToggle(pin.id)} />
      </li>
    );
  });
}

function Choice({ pin, isChosen, isDisabled, onToggle }: { pin: StoredPin; isChosen: boolean; isDisabled: boolean; onToggle: () => void }) {
  const text = useText();
  const image = pin.images['236x'];
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} disabled={isDisabled} onClick={onToggle}>
      {image && (
        <img
          src={image.url}
          width={image.width}
          height={image.height}
          alt={altOfPin(pin, text('todayEditor.pins'))}
          style={{ backgroundColor: pin.dominantColor }}
          loading="lazy"
          decoding="async"
        />
      )}
    </button>
  );
}
