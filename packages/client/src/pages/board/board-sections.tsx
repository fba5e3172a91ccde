import { useCountText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useEntity } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { OrganizeSections } from './organize-sections.tsx';
import { SectionCover } from './section-cover.tsx';
import styles from './board-sections.module.css';
import { useNewSection } from './use-new-section.tsx';

/** The row of a board's sections, with a place for a new one. */
export function BoardSections({
  board,
  sections,
  mayWrite,
  isOrganizing,
}: {
  board: StoredBoard;
  sections: readonly EntityRef<'section'>[];
  mayWrite: boolean;
  isOrganizing: boolean;
}) {
  const text = useText();
  const { make, dialog } = useNewSection(board.id);
  const newSection = mayWrite && (
    <li className={styles.last}>
      <button type="button" className={styles.card} onClick={make}>
        <span className={styles.newCover}>
          <Icon name="plus" size={24} />
        </span>
        <span className={styles.name}>{text('sections.new')}</span>
        <span className={styles.meta}>{text('sections.newHint')}</span>
      </button>
    </li>
  );
  return (
    <section aria-label={text('sections.list')}>
      {isOrganizing ? (
        <OrganizeSections board={board} refs={sections}>
          {newSection}
        </OrganizeSections>
      ) : (
        <ul className={styles.row}>
          {sections.map((section) => (
            <SectionCard key={section.id} section={section} />
          ))}
          {newSection}
        </ul>
      )}
      {dialog}
    </section>
  );
}

function SectionCard({ section: ref }: { section: EntityRef<'section'> }) {
  const countText = useCountText();
  const section = useEntity(ref);
  if (!section) return null;
  return (
    <li>
      <Link href={section.url} className={styles.card}>
        <SectionCover section={section} />
        <span className={styles.name} dir="auto">
          {section.title}
        </span>
        <span className={styles.meta}>{countText('boards.pinCount', section.pin_count)}</span>
      </Link>
    </li>
  );
}
