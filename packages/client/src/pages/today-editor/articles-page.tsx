import { TodayDraftsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { Article } from '@bowerbird/contract/discovery/today/schemas.ts';
import { editArticlePath } from '../../features/discovery/today/index.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { languageName } from '../../i18n/language-name.ts';
import { useEntity, useNextPage, useResource, useViewer } from '../../store/hooks.ts';
import type { StoredValue } from '../../store/stored.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { CardRow, RowCard } from '../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { draftsOptions } from './draft-options.ts';
import { Editors } from './editors-section.tsx';
import { NEW_ARTICLE } from './new-article.ts';
import styles from './editor.module.css';

/** Every article, with its state, for editors; the owner of the instance also says who they are. */
export function ArticlesPage() {
  const text = useText();
  const viewer = useViewer();
  const articles = useResource(TodayDraftsResource.get, draftsOptions);
  const fetchNext = useNextPage(TodayDraftsResource.get, draftsOptions);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className="display h2">{text('todayEditor.articles')}</h1>
        <ButtonLink variant="primary" href={editArticlePath(NEW_ARTICLE)}>
          {text('todayEditor.begin')}
        </ButtonLink>
      </header>
      {!articles.data && !articles.error && <SkeletonText lines={5} />}
      {articles.data?.length === 0 && <p className="muted">{text('todayEditor.none')}</p>}
      {articles.data && articles.data.length > 0 && (
        <RowCard as="ul" aria-label={text('todayEditor.articles')}>
          {articles.data.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </RowCard>
      )}
      {articles.data && articles.data.length > 0 && !articles.isAtEnd && (
        <Button busy={articles.fetching} onClick={fetchNext}>
          {text('today.more')}
        </Button>
      )}
      {viewer?.is_instance_owner && <Editors />}
    </div>
  );
}

function ArticleRow({ article }: { article: StoredValue<Article> }) {
  const text = useText();
  const locale = useLocale();
  const { title, published_at, is_out, id, language } = article;
  const cover = useEntity(article.cover);
  const day = published_at && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(published_at));
  return (
    <CardRow as="li">
      <span className={styles.cover} style={{ backgroundColor: cover?.dominantColor }}>
        <img src={cover?.images['136x136']?.url ?? cover?.images['236x']?.url} alt="" loading="lazy" hidden={!cover} />
      </span>
      <div className={styles.row}>
        <Link href={editArticlePath(id)}>
          <strong dir="auto">{title}</strong>
        </Link>
        <span className="small muted" suppressHydrationWarning>
          {day === null ? text('todayEditor.draft') : text(is_out ? 'todayEditor.out' : 'todayEditor.outFrom', { day })} ·{' '}
          {languageName(locale, language)}
        </span>
      </div>
    </CardRow>
  );
}
