import type { ReactNode } from 'react';
import type { KeptCopy } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { Stored } from '../../../store/stored.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './copy-text.module.css';

type Block = Stored<KeptCopy>['blocks'][number];

/** The text of a page as it was kept: where it is from, of which day, and its blocks one below the other. */
export function CopyText({ copy, picture }: { copy: Stored<KeptCopy>; picture: ReactNode }) {
  const text = useText();
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(copy.readAt));
  // A page that does not say its direction has that of its words.
  const direction = copy.direction ?? 'auto';
  return (
    <article className={styles.copy}>
      <p className={styles.source}>
        <span>{text('copies.asOf', { day })}</span>
        {[copy.site, copy.byline].filter(Boolean).map((words) => (
          <bdi key={words}>{words}</bdi>
        ))}
        <a className={styles.address} href={copy.address} rel="noopener nofollow ugc" target="_blank" aria-label={text('copies.source')}>
          <Icon name="globe" weight="bold" size={16} />
          <bdi dir="ltr">{copy.address}</bdi>
        </a>
      </p>
      {picture}
      <div className={styles.text} lang={copy.language ?? undefined} dir={copy.direction ?? undefined}>
        {copy.blocks.map((block, at) => (
          <CopyBlock key={at} block={block} direction={direction} />
        ))}
      </div>
    </article>
  );
}

const HEADINGS = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

function CopyBlock({ block, direction }: { block: Block; direction: string }) {
  const { type, text, items, level, isOrdered } = block;
  if (type === 'heading') {
    const Heading = HEADINGS[level as 1 | 2 | 3] ?? 'h5';
    return <Heading dir={direction}>{text}</Heading>;
  }
  if (type === 'list') {
    const List = isOrdered ? 'ol' : 'ul';
    return (
      <List dir={direction}>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </List>
    );
  }
  if (type === 'quote') return <blockquote dir={direction}>{text}</blockquote>;
  // Code is read from the left in every language. It scrolls sideways, so a key has to reach it.
  if (type === 'code')
    return (
      <pre dir="ltr" tabIndex={0}>
        {text}
      </pre>
    );
  return <p dir={direction}>{text}</p>;
}
