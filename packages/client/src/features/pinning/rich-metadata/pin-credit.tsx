import { useText } from '../../../i18n/i18n.tsx';
import type { WholePin } from '../pins/index.ts';
import { licenseName } from './license-name.ts';
import styles from './rich-details.module.css';

/** Who made what the page behind a pin shows, and under which licence (`C3.5`). */
export function PinCredit({ pin: { attribution, richMetadata } }: { pin: WholePin }) {
  const text = useText();
  if (!attribution) return null;
  const { authorName, authorUrl, ccUrl } = attribution;
  // The details of an article name its authors.
  if (richMetadata?.article && authorUrl === null && ccUrl === null) return null;
  const by = text('rich.by', { names: authorName });
  return (
    <p className={styles.credit}>
      {authorUrl === null ? (
        <span dir="auto">{by}</span>
      ) : (
        <a href={authorUrl} rel="noopener nofollow ugc" target="_blank" dir="auto">
          {by}
        </a>
      )}
      {ccUrl !== null && (
        <a href={ccUrl} rel="noopener nofollow ugc license" target="_blank" dir="ltr">
          {licenseName(ccUrl)}
        </a>
      )}
    </p>
  );
}
