import { useRef, useState, type RefObject } from 'react';
import { BoardActivityResource } from '@bowerbird/contract/pinning/board-activity/calls.ts';
import type { BoardAct } from '@bowerbird/contract/pinning/board-activity/schemas.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardFeedResource, BoardSectionPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { isolated } from '@bowerbird/domain/isolate.ts';
import { ageShown } from '../../../i18n/formats.ts';
import { RichText, useLocale, useText } from '../../../i18n/i18n.tsx';
import { call, refreshResource } from '../../../store/call.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch, useEntity } from '../../../store/hooks.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { Stored } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { pinPath } from '../pins/index.ts';
import { actWords } from './act-words.ts';
import styles from './board-activity.module.css';

const strong = { strong: (part: string) => <strong>{part}</strong> };

/** One thing that somebody did on a board, and the way back. */
export function ActRow({ act }: { act: Stored<BoardAct> }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const user = useEntity(act.user);
  const about = useEntity(act.about_user);
  const pin = useEntity(act.pin);
  const row = useRef<HTMLLIElement>(null);
  const name = user?.fullName ?? '';
  const shown = (value: string | null | undefined) => isolated(value ?? '', locale);
  const image = pin && (pin.images['236x'] ?? pin.images.orig);
  return (
    <li ref={row} tabIndex={-1} className={styles.act}>
      <Avatar name={name} src={user?.imageSmallUrl} size={36} />
      <div className={styles.words}>
        <p className={act.undone ? styles.undone : undefined}>
          <RichText
            id={actWords(act)}
            values={{
              name: shown(name),
              pin: pin?.title ? shown(pin.title) : text('acts.somePin'),
              section: shown(act.section_title),
              from: shown(act.old_name),
              to: shown(act.new_name),
              other: shown(about?.fullName),
            }}
            parts={strong}
          />
        </p>
        <p className="small muted">
          {ageShown(locale, Date.parse(act.created_at), now)}
          {act.undone && ` · ${text('acts.undone')}`}
        </p>
      </div>
      {pin && image && (
        <Link href={pinPath(pin.id)} aria-label={pin.title || text('acts.somePin')} className={styles.picture}>
          <img src={image.url} alt="" width={44} height={44} loading="lazy" />
        </Link>
      )}
      {act.can_undo && <UndoButton act={act} name={name} row={row} />}
    </li>
  );
}

/** What shows a board and may have changed by an undo. */
const LISTS = [BoardFeedResource.get, BoardSectionPinsResource.get, BoardSectionsResource.get];

interface UndoButtonProps {
  readonly act: Stored<BoardAct>;
  readonly name: string;
  readonly row: RefObject<HTMLElement | null>;
}

function UndoButton({ act, name, row }: UndoButtonProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await dispatch(call(BoardActivityResource.update, { id: act.id }));
      for (const list of LISTS) dispatch(resourceInvalidated({ name: list.name }));
      await dispatch(call(BoardResource.get, { board_id: act.board_id })).catch(() => undefined);
    } catch (error) {
      dispatch(failureShown(error, 'acts.failed'));
    }
    await dispatch(refreshResource(BoardActivityResource.get, { board_id: act.board_id }));
    setBusy(false);
    // The button is gone with what could be undone; whoever goes by keys stays where they were.
    row.current?.focus();
  };
  return (
    <Button size="small" busy={busy} aria-label={text('acts.undoOf', { name })} onClick={() => void undo()}>
      {text('acts.undo')}
    </Button>
  );
}
