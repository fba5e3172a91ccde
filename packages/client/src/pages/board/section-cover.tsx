import type { StoredSection } from '../../features/pinning/boards/index.ts';
import styles from './board-sections.module.css';

/** The newest picture of a section, or three of them. */
export function SectionCover({ section }: { section: StoredSection }) {
  const covers = section.cover_images.slice(0, 3);
  const shown = covers.length >= 3 ? covers : covers.slice(0, 1);
  return (
    <span className={covers.length >= 3 ? styles.three : styles.one} aria-hidden="true">
      {shown.map((cover) => (
        <img
          key={cover.pinId}
          src={cover.url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{ backgroundColor: cover.dominantColor }}
        />
      ))}
    </span>
  );
}
