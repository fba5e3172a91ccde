import type { RichArticle } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { durationShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './rich-details.module.css';

const WORDS_A_MINUTE = 220;

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleDetails({ article, siteName, description }: { article: RichArticle; siteName: string; description: string }) {
  const text = useText();
  const locale = useLocale();
  const { authors, datePublished, wordCount } = article;
  const names = new Intl.ListFormat(locale).format(authors);
  const day = datePublished && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(datePublished));
  const minutes = wordCount === null ? 0 : Math.ceil(wordCount / WORDS_A_MINUTE);
  const byline = [names && text('rich.by', { names }), siteName, day ?? ''].filter((fact) => fact !== '');
  return (
    <section className={styles.rich} aria-label={text('rich.article')}>
      {article.description && article.description !== description && (
        <p className={styles.words} dir="auto">
          {article.description}
        </p>
      )}
      {byline.length > 0 && (
        <p className="small muted" dir="auto">
          {byline.join(' · ')}
        </p>
      )}
      {minutes > 0 && (
        <p className={styles.fact}>
          <Icon name="book-open" size={20} />
          {text('rich.readingTime', { time: durationShown(locale, { hours: Math.floor(minutes / 60), minutes: minutes % 60 }) })}
        </p>
      )}
    </section>
  );
}
