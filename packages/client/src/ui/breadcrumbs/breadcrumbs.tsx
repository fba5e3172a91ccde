import { Link } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

/** A step of the way to a page. One without a path is only a name. */
export interface Breadcrumb {
  readonly name: string;
  readonly path?: string;
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly crumbs: readonly Breadcrumb[];
  /** The name of the page itself, where the way ends with it. */
  readonly current?: string;
}

/** The way from the start to a page, as links. */
export function Breadcrumbs({ label, crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }) => (
          <li key={path ?? name}>
            {path === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <Link href={path}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </li>
        ))}
        {current !== undefined && (
          <li>
            <bdi aria-current="page">{current}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
