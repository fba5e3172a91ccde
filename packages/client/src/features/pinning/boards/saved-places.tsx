import { SavedPlacesResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { SavedPlacesInput } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useAppSelector, useResource } from '../../../store/hooks.ts';
import { Dot } from '../../../ui/badge/badge.tsx';
import { BoardArch } from '../../../ui/board-arch/board-arch.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './saved-places.module.css';
import { useBoardCover } from './use-board-cover.ts';

export interface SavedPlacesProps {
  /** The pin, picture or page that may be kept already; nothing is asked without one. */
  readonly wanted: SavedPlacesInput | null;
}

/** Says where the viewer keeps a picture or something of a page already; draws nothing where they do not. */
export function SavedPlaces({ wanted }: SavedPlacesProps) {
  const text = useText();
  const hasWords = useWords('save-anywhere');
  const boards = useAppSelector((state) => state.entities.board);
  const { data: places } = useResource(SavedPlacesResource.get, wanted);
  if (!hasWords || !places || places.length === 0) return null;
  const isPicture = places[0]!.same === 'picture';
  return (
    <section className={styles.places} aria-label={text(isPicture ? 'already.picture' : 'already.page')}>
      <h3 className={styles.title}>{text(isPicture ? 'already.picture' : 'already.page')}</h3>
      <ul>
        {places.map(({ pin_id: pinId, board: { id }, section }) => {
          const board = boards[id];
          return (
            <li key={pinId}>
              <Link href={`/pin/${pinId}/`} className={styles.place}>
                <CoverArch id={id} />
                <span className={styles.name}>
                  <bdi>{board?.name}</bdi>
                  {(section || board?.privacy === 'secret') && (
                    <span className={styles.more}>{section ? <bdi>{section.title}</bdi> : text('already.secret')}</span>
                  )}
                </span>
                <span className={styles.here}>
                  <Dot /> {text('picker.savedHere')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CoverArch({ id }: { id: string }) {
  return <BoardArch small pictures={useBoardCover(id)} />;
}
