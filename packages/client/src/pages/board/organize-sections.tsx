import { useState, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { useCountText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import type { StoredSection } from '../../features/pinning/boards/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { Link } from '../../ui/link/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './board-sections.module.css';
import { ReorderHandle } from '../../shared/reorder/reorder-handle.tsx';
import { reorderSection } from './reorder-section.ts';
import { SectionCover } from './section-cover.tsx';
import { SectionMenu } from './section-menu.tsx';
import { stepText } from '../../shared/reorder/step-text.ts';
import { useReorder, type ReorderItem } from '../../shared/reorder/use-reorder.ts';

export interface OrganizeSectionsProps {
  readonly board: StoredBoard;
  readonly refs: readonly EntityRef<'section'>[];
  /** What stands in the row after them. */
  readonly children: ReactNode;
}

/** The sections of a board while it is organized: each is moved by its handle or its picture, and has its menu. */
export function OrganizeSections({ board, refs, children }: OrganizeSectionsProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [spoken, setSpoken] = useState('');
  const sections = useAppSelector((state) => refs.flatMap(({ id }) => state.entities.section[id] ?? []), shallowEqual);
  const titleOf = (id: string) => sections.find((section) => section.id === id)?.title ?? '';
  const { list, itemOf } = useReorder<HTMLUListElement>({
    order: sections.map(({ id }) => id),
    onDrop: (id, before) => void dispatch(reorderSection(board.id, id, before)),
    onStep: (step, id, place) => setSpoken(stepText(text, step, { name: titleOf(id), place, count: sections.length })),
  });
  return (
    <>
      <ul ref={list} className={styles.row}>
        {sections.map((section) => (
          <OrganizedSection key={section.id} board={board} section={section} reorder={itemOf(section.id)} />
        ))}
        {children}
      </ul>
      <VisuallyHidden>
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}

interface OrganizedSectionProps {
  readonly board: StoredBoard;
  readonly section: StoredSection;
  readonly reorder: ReorderItem;
}

function OrganizedSection({ board, section, reorder }: OrganizedSectionProps) {
  const countText = useCountText();
  return (
    <li className={classNames(styles.organized, reorder.isHeld && styles.held)} style={reorder.style} data-reorder={section.id}>
      <div className={styles.grip} {...reorder.picture}>
        <SectionCover section={section} />
      </div>
      <Link href={section.url} className={styles.card}>
        <span className={styles.name} dir="auto">
          {section.title}
        </span>
        <span className={styles.meta}>{countText('boards.pinCount', section.pin_count)}</span>
      </Link>
      <div className={styles.tools}>
        <SectionMenu board={board} section={section} isSmall />
        <ReorderHandle name={section.title} reorder={reorder} className={styles.handle} />
      </div>
    </li>
  );
}
