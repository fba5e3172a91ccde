import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch, useViewer } from '../../../store/hooks.ts';
import type { StoredPin } from './stored-pin.ts';
import { SaveEntrance } from '../saves/index.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { Menu } from '../../../ui/overlays.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { BoardPicker } from '../boards/index.ts';
import { useSave, type Save } from '../saves/index.ts';
import { useShare } from '../../../shared/share/use-share.tsx';
import { downloadPicture } from './download-picture.ts';
import { pinExtras, type PinExtraAct } from './pin-extras.ts';
import { pinActEntries, pinMenuEntries, type PinAct } from './pin-menu.tsx';

const DeletePinDialog = lazyPart(async () => (await import('./delete-pin-dialog.tsx')).DeletePinDialog);
const EditPinDialog = lazyPart(async () => (await import('./edit-pin-dialog.tsx')).EditPinDialog);
const PinActsSheet = lazyPart(async () => (await import('./pin-acts-sheet.tsx')).PinActsSheet);

type Opened = 'extra' | 'picker' | 'entrance' | 'menu' | 'acts' | 'sheet' | 'edit' | 'delete';

/** What can be done with one pin, and the overlays that doing it opens. */
export interface PinActs {
  readonly save: Save;
  /** Each opens beside the element that asked for it. */
  readonly quickSave: (trigger: Element) => void;
  readonly choose: (trigger: Element) => void;
  /** What is beside saving and sharing. */
  readonly openMenu: (trigger: Element) => void;
  /** All of it, as a menu or as a sheet. */
  readonly openActs: (trigger: Element) => void;
  readonly openSheet: (trigger: Element) => void;
  readonly share: () => void;
  readonly download: () => void;
  /** Whether the menu holds more than what has buttons of its own. */
  readonly hasMore: boolean;
  /** Draw it once beside the pin. */
  readonly overlays: ReactNode;
}

/** The acts of cards and of the close-up; `path` is the pin's page. */
export function usePinActs(pin: StoredPin, options: { path: string; title: string; onDeleted?: () => void }): PinActs {
  const text = useText();
  const dispatch = useAppDispatch();
  const trigger = useRef<Element | null>(null);
  const [Overlay, setOverlay] = useState<PinExtraAct['Overlay']>();
  const { opened, open, close, closer } = useOpened<Opened>();
  const at = (act: () => void) => (element: Element) => {
    trigger.current = element;
    act();
  };
  const save = useSave(pin, { openPicker: () => open('picker'), askToComeIn: () => open('entrance') });
  const viewer = useViewer();
  const extras = pinExtras.flatMap(({ acts }) => acts(pin, viewer, text));
  const { share, dialog: shareDialog } = useShare();
  const sharePin = () =>
    void share({
      path: options.path,
      title: options.title,
      imageUrl: pin.images['236x']?.url,
      sends: { pin: pin.id },
      onBoard: pin.board?.id,
    });

  const place = options.onDeleted ? 'closeup' : 'card';
  const download = () => void dispatch(downloadPicture(pin));
  const act = (id: string) => {
    close();
    const acts: Record<PinAct, () => void> = {
      save: save.quickSave,
      choose: save.choose,
      share: sharePin,
      download,
      edit: () => open('edit'),
      delete: () => open('delete'),
    };
    const extra = extras.find((one) => one.id === id);
    if (!extra) acts[id as PinAct]();
    if (extra?.run) void dispatch(extra.run(place));
    if (extra?.Overlay) {
      setOverlay(() => extra.Overlay);
      open('extra');
    }
  };

  const overlays = (
    <>
      {opened === 'picker' && (
        <BoardPicker trigger={trigger} pinId={pin.id} selected={save.lastBoard?.id} onPick={save.saveTo} onClose={closer('picker')} />
      )}
      {opened === 'entrance' && <SaveEntrance pin={pin} onClose={closer('entrance')} />}
      {(opened === 'menu' || opened === 'acts') && (
        <Menu
          trigger={trigger}
          label={text('saves.sheet')}
          entries={opened === 'menu' ? pinMenuEntries(pin, text, extras) : pinActEntries(pin, save, text, extras)}
          onAction={act}
          onClose={closer(opened)}
        />
      )}
      {opened === 'sheet' && <PinActsSheet pin={pin} save={save} extras={extras} onAct={act} onClose={closer('sheet')} />}
      {opened === 'edit' && <EditPinDialog pinId={pin.id} onClose={closer('edit')} />}
      {opened === 'delete' && <DeletePinDialog pinId={pin.id} onClose={closer('delete')} onDeleted={options.onDeleted} />}
      {opened === 'extra' && Overlay && <Overlay pin={pin} place={place} trigger={trigger} onClose={closer('extra')} />}
      {shareDialog}
    </>
  );
  return {
    save,
    quickSave: at(save.quickSave),
    choose: at(save.choose),
    openMenu: at(() => open('menu')),
    openActs: at(() => open('acts')),
    openSheet: at(() => open('sheet')),
    share: sharePin,
    download,
    hasMore: extras.length > 0 || pin.access.length > 0,
    overlays,
  };
}
