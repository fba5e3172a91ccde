import type { LookAlikes } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useCallback, useEffect, useState } from 'react';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useEntryState } from '../../../routing/use-entry-state.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import type { StoredValue } from '../../../store/stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { FoundPins } from './found-pins.tsx';
import { NothingAlike } from './nothing-alike.tsx';
import { beginSearch, keepFound, readSearchId, searchOf, type PictureSearched } from './picture-searches.ts';
import { findByPicture } from './search-by-picture.ts';
import styles from './looks.module.css';

/** What looks like a picture of one's own, which no server keeps. Back brings it back for as long as the window stands. */
export function PictureSearchDialog({ file }: { file: File }) {
  const [id, keep] = useEntryState('pictureSearch', readSearchId);
  const begin = useCallback(
    (picture: File) => {
      const begun = beginSearch(picture);
      if (begun !== null) keep(begun);
    },
    [keep],
  );
  useEffect(() => begin(file), [file, begin]);
  const search = id === null ? undefined : searchOf(id);
  return search ? <FoundDialog key={search.id} search={search} onSearch={begin} onClose={() => keep(null)} /> : null;
}

type Failure = 'refused' | 'tooLarge' | 'failed';

const failureWords = {
  refused: 'search.byPictureRefused',
  tooLarge: 'search.byPictureTooLarge',
  failed: 'search.byPictureFailed',
} as const satisfies Record<Failure, MessageId>;

/** Why the server makes nothing of a picture that is only too much for it. */
const TOO_MUCH: readonly unknown[] = ['too_large', 'too_many_pixels', 'too_slow', 'too_demanding'];

function failureOf(error: unknown): Failure {
  const { record } = toCallError(error);
  if (!record) return 'failed';
  return TOO_MUCH.includes(record.extraData?.reason) || record.name === 'too_large' ? 'tooLarge' : 'refused';
}

interface FoundDialogProps {
  readonly search: PictureSearched;
  readonly onSearch: (file: File) => void;
  readonly onClose: () => void;
}

function FoundDialog({ search: { id, file, found: known }, onSearch, onClose }: FoundDialogProps) {
  const text = useText();
  const hasWords = useWords('by-picture');
  const countText = useCountText();
  const dispatch = useAppDispatch();
  const [preview, setPreview] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<StoredValue<LookAlikes> | Failure | null>(known);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  useEffect(() => {
    if (known) return;
    const ending = new AbortController();
    setFound(null);
    dispatch(findByPicture(file, ending.signal)).then(
      (results) => {
        keepFound(id, results);
        setFound(results);
      },
      (error: unknown) => {
        if (!ending.signal.aborted) setFound(failureOf(error));
      },
    );
    return () => ending.abort();
  }, [dispatch, id, file, known, tries]);
  if (!hasWords) return null;
  return (
    <Dialog title={text('search.byPictureTitle')} size="wide" closeLabel={text('app.close')} onClose={onClose}>
      <div className={styles.byPicture}>
        {preview && <img src={preview} alt={text('search.byPictureAlt')} className={styles.preview} onError={() => setPreview(null)} />}
        <div role="status">
          {found === null && <Spinner label={text('app.routeLoading')} />}
          {typeof found === 'string' && text(failureWords[found])}
          {found !== null &&
            typeof found === 'object' &&
            (found.results.length === 0 ? text('search.byPictureNothing') : countText('search.byPictureCount', found.results.length))}
        </div>
        {found === 'failed' && <Button onClick={() => setTries(tries + 1)}>{text('app.tryAgain')}</Button>}
        {preview && found !== null && typeof found === 'object' && found.results.length === 0 && (
          <NothingAlike file={file} preview={preview} onSearch={onSearch} />
        )}
        {found !== null && typeof found === 'object' && found.results.length > 0 && (
          <FoundPins pins={found.results} label={text('search.byPictureTitle')} />
        )}
      </div>
    </Dialog>
  );
}
