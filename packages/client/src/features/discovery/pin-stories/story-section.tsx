import { useId, type ReactNode } from 'react';
import { Link } from '../../../ui/link/link.tsx';
import styles from './pin-stories.module.css';

interface StorySectionProps {
  readonly title: string;
  /** Where all of it is. */
  readonly all: { readonly href: string; readonly label: string } | null;
  readonly children: ReactNode;
}

/** A row of other things among pins, under its heading. */
export function StorySection({ title, all, children }: StorySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.story}>
      <div className={styles.head}>
        <h3 id={id} className="h3">
          {title}
        </h3>
        {all && (
          <Link href={all.href} className={styles.all}>
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Rows one below the other. */
export function StoryRows({ children }: { children: ReactNode }) {
  return <div className={styles.stories}>{children}</div>;
}
