import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { altOfPin } from '../../features/pinning/pins/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { placeOf } from '../../lib/place-of.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useEntity, useResource } from '../../store/hooks.ts';
import { useOrigin } from '../../store/use-origin.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { pinsIn, withoutPin } from './addresses.ts';
import { BoardLine } from './board-line.tsx';
import { useListedBoard } from './use-listed-board.ts';
import styles from './editor.module.css';

const PAUSE_MS = 400;

/** The pins whose addresses stand in a field, as small pictures that take them out again. */
export function PinPreviews({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const settled = useDebounced(typed, PAUSE_MS);
  const here = useOrigin();
  const ids = pinsIn(typed, here).filter((id) => pinsIn(settled, here).includes(id));
  if (ids.length === 0) return null;
  return (
    <ul className={styles.previews}>
      {ids.map((id) => (
        <PinPreview key={id} id={id} onTakeOut={() => onType(withoutPin(typed, id, here))} />
      ))}
    </ul>
  );
}

function PinPreview({ id, onTakeOut }: { id: string; onTakeOut: () => void }) {
  const text = useText();
  const pin = useEntity({ type: 'pin', id });
  useResource(PinResource.get, pin ? null : { id });
  if (!pin) return null;
  const image = pin.images['236x'];
  return (
    <li>
      <button
        type="button"
        className={styles.preview}
        style={{ backgroundColor: pin.dominantColor }}
        aria-label={text('todayEditor.takeOut', { pin: altOfPin(pin, text('todayEditor.pins')) })}
        onClick={onTakeOut}
      >
        {image && <img src={image.url} alt="" loading="lazy" decoding="async" />}
        <span className={styles.takeOut}>
          <Icon name="x" weight="bold" size={12} />
        </span>
      </button>
    </li>
  );
}

/** The board whose address stands in a field. */
export function BoardPreview({ typed }: { typed: string }) {
  const settled = useDebounced(typed, PAUSE_MS);
  const here = useOrigin();
  const place = settled === typed ? placeOf(settled, here) : null;
  const { data } = useResource(BoardResource.get, place && !('pin' in place) ? place : null);
  const board = useListedBoard(data);
  if (!board) return null;
  return (
    <div className={styles.board}>
      <BoardLine board={board} />
    </div>
  );
}
