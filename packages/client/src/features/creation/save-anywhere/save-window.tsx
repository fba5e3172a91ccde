import { useState } from 'react';
import { useLocation } from 'react-router';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useStarted } from '../../../lib/use-started.ts';
import { useAction, useAppSelector } from '../../../store/hooks.ts';
import { Logo } from '../../../ui/logo/logo.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BoardPickerList, CreateBoardForm, SavedPlaces, type PickedBoard, type PickedSection } from '../../pinning/boards/index.ts';
import { wordsForTrouble } from '../pin-builder/index.ts';
import { AddressForm } from './address-form.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { PinWords } from './pin-words.tsx';
import { readSaveRequest, type SaveRequest } from './read-save-request.ts';
import { SavedNote, type SavedThing } from './saved-note.tsx';
import styles from './save-window.module.css';
import { useFoundPictures } from './use-found-pictures.ts';

/** So many boards stand on top: those that were used last. */
const LAST_BOARDS = 5;
/** The picture or its site is to blame, and nobody here. */
const refusals: ReadonlySet<string> = new Set(['picture_refused', 'page_refused', 'too_large', 'unsupported_type']);

/** `/pin/create/…`: saves a picture of a page that somebody came from, in a small window of its own. */
export function SaveWindow() {
  const started = useStarted();
  const { search, hash } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);
  // The part behind `#` is known in the browser alone.
  const given = readSaveRequest(new URLSearchParams(search), started ? hash : '');
  const request = typed === null ? given : { ...given, url: typed };
  const isAsked = request.url !== '' || request.media.length > 0;
  return (
    <div className={styles.window}>
      <Head />
      {isAsked && started ? (
        <SaveSomething key={JSON.stringify(request)} request={request} />
      ) : (
        <AddressForm onAddress={setTyped} hidden={!started} />
      )}
    </div>
  );
}

function Head() {
  const text = useText();
  const { appName } = useAppSelector((state) => state.session.settings);
  return (
    <header className={styles.head}>
      <Logo name={appName} size={22} />
      <h1 className={styles.hidden}>{text('saveWindow.title')}</h1>
      <IconButton
        label={text('app.close')}
        tooltip="none"
        icon={<Icon name="x" weight="bold" size={18} />}
        onClick={() => (window.opener === null && window.history.length > 1 ? window.history.back() : window.close())}
      />
    </header>
  );
}

function SaveSomething({ request }: { request: SaveRequest }) {
  const text = useText();
  const found = useFoundPictures(request);
  const create = useAction(PinResource.create);
  const { busy, run } = useOneAtATime();
  const [picked, setPicked] = useState<string | null>(null);
  const [words, setWords] = useState<{ title?: string; description?: string }>({});
  const [isChoosing, setChoosing] = useState(false);
  const [newBoard, setNewBoard] = useState<string | null>(null);
  const [saved, setSaved] = useState<SavedThing | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const picture = found.pictures.find(({ url }) => url === picked) ?? found.pictures[0] ?? null;
  const title = words.title ?? (request.title || cut(picture?.title || found.page?.title || '', textLimits.pinTitle));
  const description = words.description ?? request.description;

  const save = (board: PickedBoard, section?: PickedSection) =>
    void run(async () => {
      if (!picture) return;
      setProblem(null);
      try {
        const pin = await create({
          board_id: board.id,
          section: section?.id ?? null,
          image_url: picture.url,
          title,
          description,
          link: request.url,
          alt_text: request.alt || cut(picture.alt, textLimits.altText),
        });
        setSaved({ pinId: pin.id, board, place: section?.title ?? board.name, imageUrl: pin.images['236x']?.url ?? picture.preview_url });
      } catch (error) {
        const { record } = toCallError(error);
        const isPicture = refusals.has(record?.name ?? '');
        setProblem(text(isPicture ? 'saveWindow.pictureRefused' : wordsForTrouble(record)));
      }
    });

  if (saved) return <SavedNote saved={saved} onAgain={() => setSaved(null)} />;
  if (isChoosing && picture)
    return (
      <PictureChoice
        pictures={found.pictures}
        chosen={picture.url}
        onChoose={(url) => {
          setPicked(url);
          setChoosing(false);
        }}
        onClose={() => setChoosing(false)}
      />
    );
  return (
    <>
      <PinWords
        found={found}
        picture={picture}
        address={request.url}
        title={title}
        description={description}
        onChange={(changes) => setWords({ ...words, ...changes })}
        onOthers={() => setChoosing(true)}
      />
      <p className={styles.status} role="alert">
        {problem}
      </p>
      <div className={styles.boards} aria-busy={busy}>
        {request.url !== '' && <SavedPlaces wanted={{ link: request.url }} />}
        {newBoard === null ? (
          picture && <BoardPickerList act="save" recent={LAST_BOARDS} onPick={save} onNew={setNewBoard} />
        ) : (
          <CreateBoardForm
            suggestedName={newBoard}
            onCreated={(board) => {
              setNewBoard(null);
              save(board);
            }}
            onCancel={() => setNewBoard(null)}
          />
        )}
      </div>
      <p className={styles.hidden} role="status">
        {busy ? text('saveWindow.saving') : ''}
      </p>
    </>
  );
}

function cut(words: string, limit: number): string {
  return Array.from(words).slice(0, limit).join('').trim();
}
