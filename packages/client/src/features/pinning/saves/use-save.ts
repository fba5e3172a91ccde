import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch, useAppSelector, useViewer } from '../../../store/hooks.ts';
import type { StoredPin } from '../pins/index.ts';
import type { PickedBoard, PickedSection } from '../boards/index.ts';
import { savePin } from './save-pin.ts';

/** Saving one pin, as cards and the close-up offer it. */
export interface Save {
  /** Whether the viewer keeps the picture, in another pin than this one. */
  readonly isSaved: boolean;
  /** "Saved to Tiles"; `null` while it is not. */
  readonly savedText: string | null;
  /** The board that one click saves to. */
  readonly lastBoard: PickedBoard | null;
  /** Saves to the last board; asks for one when there is none yet, or when it is saved already. */
  readonly quickSave: () => void;
  readonly saveTo: (board: PickedBoard, section?: PickedSection) => void;
  /** Opens the picker; who is not signed in is asked to come in first, and finds the pin saved. */
  readonly choose: () => void;
}

/** What saving a pin needs: `openPicker` draws the board picker, `askToComeIn` the ways in. */
export function useSave(pin: StoredPin, { openPicker, askToComeIn }: { openPicker: () => void; askToComeIn: () => void }): Save {
  const text = useText();
  const dispatch = useAppDispatch();
  const isSignedIn = useViewer() !== null;
  const lastBoard = useAppSelector((state) => state.session.viewer?.recent_boards[0] ?? null);
  const kept = pin.savedInfo !== null && pin.savedInfo.pinId !== pin.id ? pin.savedInfo : null;

  const saveTo = (board: PickedBoard, section?: PickedSection) => void dispatch(savePin(pin, board, section));
  const choose = () => (isSignedIn ? openPicker() : askToComeIn());
  return {
    isSaved: kept !== null,
    savedText: kept && text('saves.savedTo', { board: kept.sectionTitle ?? kept.boardName }),
    lastBoard,
    quickSave: () => (lastBoard && isSignedIn && !kept ? saveTo(lastBoard) : choose()),
    saveTo,
    choose,
  };
}
