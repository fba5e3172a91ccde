import { useText } from '../../../i18n/i18n.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './carried-card.module.css';
import { pageCards, type PageShown } from './page-cards.ts';
import { pageWords } from './page-words.ts';
import type { SharedWords } from './shared-page.ts';

interface SharedPageCardProps {
  readonly shared: SharedWords;
  readonly closed: boolean;
}

/** The topic or the article that a message leads to, as far as its reader may see it. */
export function SharedPageCard({ shared: { page, path }, closed }: SharedPageCardProps) {
  const text = useText();
  const kind = text(pageWords[page.kind]);
  const Shown = pageCards[page.kind];
  if (closed) {
    return (
      <p className={styles.absent}>
        <strong>{kind}</strong>
        <br />
        {text('messages.closed')}
      </p>
    );
  }
  if (!Shown) return null;
  return (
    <Shown id={page.id}>
      {(shown) => (shown ? <Card shown={shown} path={path} kind={kind} /> : <p className={styles.absent}>{text('messages.gone')}</p>)}
    </Shown>
  );
}

function Card({ shown: { title, picture }, path, kind }: { shown: PageShown; path: string; kind: string }) {
  return (
    <Link href={path} className={styles.pin}>
      {picture && (
        <img
          src={picture.url}
          alt=""
          style={{
            aspectRatio: `${picture.width} / ${Math.min(picture.height, picture.width * 1.5)}`,
            backgroundColor: picture.color ?? undefined,
          }}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.pinWords}>
        {title !== null && <strong dir="auto">{title ?? '…'}</strong>}
        <span>{kind}</span>
      </span>
    </Link>
  );
}
