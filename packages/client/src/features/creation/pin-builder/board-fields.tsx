import { useRef, useState, type ReactNode } from 'react';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { SavedPlacesInput } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useResource } from '../../../store/hooks.ts';
import { BoardArch } from '../../../ui/board-arch/board-arch.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { controlClass, Field } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { preloadOverlay } from '../../../ui/overlays.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { BoardPicker, SavedPlaces, useBoardCover } from '../../pinning/boards/index.ts';
import styles from './board-fields.module.css';
import type { Draft } from './draft.ts';
import { useLikelyNames } from './use-likely-names.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useStarted } from '../../../lib/use-started.ts';

export interface BoardFieldsProps {
  /** What else is known of the pin tells what may be kept already, and names a new board. */
  readonly draft: Pick<Draft, 'board' | 'section' | 'problems'> &
    Partial<Pick<Draft, 'link' | 'picture' | 'interestTags' | 'title' | 'description'>>;
  readonly error?: ReactNode;
  readonly onChange: (changes: Partial<Pick<Draft, 'board' | 'section' | 'problems'>>) => void;
}

/** The board that a pin goes to, and the section within it. */
export function BoardFields({ draft, error, onChange }: BoardFieldsProps) {
  const text = useText();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { board, section } = draft;
  const cover = useBoardCover(board?.id ?? null);
  const sections = useSections(board?.id ?? null);
  const options = section && !sections.some(({ id }) => id === section.id) ? [section, ...sections] : sections;
  const link = useDebounced(draft.link ?? '', LINK_PAUSE);
  const wanted = wantedOf(draft, link);
  // What is kept already is asked for in the browser alone.
  const started = useStarted();
  const likelyNames = useLikelyNames(draft, isOpen);
  return (
    <div className={styles.fields}>
      <Field label={text('builder.boardLabel')} error={error}>
        {(ids) => (
          <button
            {...ids}
            ref={trigger}
            type="button"
            className={classNames(controlClass, styles.board)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => preloadOverlay('popover')}
            onClick={() => setOpen(true)}
          >
            {board && <BoardArch pictures={cover} small className={styles.arch} />}
            <span className={classNames(styles.name, !board && styles.none)} dir="auto">
              {board?.name ?? text('pins.chooseBoard')}
            </span>
            <Icon name="caret-down" weight="bold" size={16} />
          </button>
        )}
      </Field>
      <Select
        label={
          <>
            {text('builder.sectionLabel')} <span className={styles.optional}>({text('app.optional')})</span>
          </>
        }
        value={section?.id ?? ''}
        disabled={options.length === 0}
        options={[{ value: '', label: text('builder.noSection') }, ...options.map(({ id, title }) => ({ value: id, label: title }))]}
        onChange={(event) => onChange({ section: options.find(({ id }) => id === event.currentTarget.value) ?? null })}
      />
      {wanted && started && (
        <div className={styles.places}>
          <SavedPlaces wanted={wanted} />
        </div>
      )}
      {isOpen && (
        <BoardPicker
          trigger={trigger}
          selected={board?.id}
          likelyNames={likelyNames}
          onPick={(picked, pickedSection) => {
            const { board: _answered, ...others } = draft.problems;
            onChange({
              board: { id: picked.id, name: picked.name, url: picked.url },
              section: pickedSection ? { id: pickedSection.id, title: pickedSection.title } : null,
              problems: others,
            });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Milliseconds without a key after which an address counts as typed. */
const LINK_PAUSE = 600;

/** What may be kept already: the picture that was uploaded, or something of the page that the pin leads to. */
function wantedOf({ picture }: Partial<Pick<Draft, 'picture'>>, typed: string): SavedPlacesInput | null {
  const signature = picture?.kind === 'uploaded' ? picture.signature : null;
  const link = typed.trim() === '' ? null : normaliseLink(typed);
  const address = link === null || typeof link === 'string' ? null : link.url;
  if (signature === null && address === null) return null;
  return { ...(signature === null ? {} : { image_signature: signature }), ...(address === null ? {} : { link: address }) };
}

function useSections(boardId: string | null): { id: string; title: string }[] {
  const sections = useResource(BoardSectionsResource.get, boardId ? { board_id: boardId, page_size: 250 } : null);
  const known = useAppSelector((state) => state.entities.section);
  return (sections.data ?? []).flatMap(({ id }) => (known[id] ? [{ id, title: known[id].title }] : []));
}
