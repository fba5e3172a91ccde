import { classNames } from '../../lib/class-names.ts';
import styles from './board-arch.module.css';

export type ArchPicture = { src: string; color?: string | null };
export type BoardArchProps = {
  /** The cover: three pictures make one large above two small, fewer make one, none an empty arch. */
  pictures: readonly ArchPicture[];
  /** 36 × 42, for lists, fields and toasts. */
  small?: boolean;
  className?: string;
};

/** A board's shape. Decoration beside the board's name. */
export function BoardArch({ pictures, small, className }: BoardArchProps) {
  const shown = pictures.length >= 3 ? pictures.slice(0, 3) : pictures.slice(0, 1);
  return (
    <span
      className={classNames(styles.arch, shown.length === 3 ? styles.three : styles.one, small && styles.small, className)}
      aria-hidden="true"
    >
      {shown.map((picture, index) => (
        <span
          key={`${index}-${picture.src}`}
          className={styles.part}
          style={picture.color ? { backgroundColor: picture.color } : undefined}
        >
          <img src={picture.src} alt="" loading="lazy" decoding="async" />
        </span>
      ))}
      {shown.length === 0 && <span className={styles.empty} />}
    </span>
  );
}
