import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useEntity, useViewer } from '../../store/hooks.ts';
import type { WholePin } from '../../features/pinning/pins/index.ts';
import { Link } from '../../ui/link/link.tsx';
import { crumbsOf } from './pin-crumbs.ts';
import styles from './pin-way.module.css';

/** The way to a pin for a stranger, who came by a search and knows no other (`C3.5`). */
export function PinWay({ pin }: { pin: WholePin }) {
  const text = useText();
  const viewer = useViewer();
  const board = useEntity(pin.board);
  const { appName } = useAppSelector((state) => state.session.settings);
  if (viewer !== null) return null;
  const crumbs = [{ name: appName, path: '/' }, ...crumbsOf(pin, pin.title || pin.seoTitle, board)];
  return (
    <nav aria-label={text('closeup.way')}>
      <ol className={styles.way}>
        {crumbs.map(({ name, path }, at) =>
          at === crumbs.length - 1 ? (
            <li key={path} aria-current="page" dir="auto">
              {name}
            </li>
          ) : (
            <li key={path}>
              <Link href={path}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
