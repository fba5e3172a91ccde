import { TodayArticleResource, TodayDraftsResource, TodayEditorsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { Article } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useNavigate } from 'react-router';
import { editArticlePath } from '../../features/discovery/today/index.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { languageName } from '../../i18n/language-name.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { call } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch, useEntity, useNextPage, useResource, useViewer } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import type { EntityRef, StoredValue } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { CardRow, RowCard } from '../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { draftsOptions } from './draft-options.ts';
import styles from './editor.module.css';

/** Every article, with its state, for editors; the owner of the instance also says who they are. */
export function ArticlesPage() {
  const text = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { busy, run } = useOneAtATime();
  const articles = useResource(TodayDraftsResource.get, draftsOptions);
  const fetchNext = useNextPage(TodayDraftsResource.get, draftsOptions);
  const begin = () =>
    run(async () => {
      try {
        const { id } = await dispatch(call(TodayArticleResource.create, { title: text('todayEditor.untitled') }));
        dispatch(resourceInvalidated({ name: TodayDraftsResource.get.name }));
        await navigate(editArticlePath(id));
      } catch (error) {
        dispatch(failureShown(error));
      }
    });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className="display h2">{text('todayEditor.articles')}</h1>
        <Button variant="primary" busy={busy} onClick={() => void begin()}>
          {text('todayEditor.begin')}
        </Button>
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
  const day = published_at && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(published_at));
  return (
    <CardRow as="li">
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

/** Who may write besides the owner. */
function Editors() {
  const text = useText();
  const dispatch = useAppDispatch();
  const editors = useResource(TodayEditorsResource.get, {});
  const kit = useForm({
    endpoint: TodayEditorsResource.create,
    fields: ['username'],
    read: (typed) =>
      typed.text('username') === ''
        ? { wrong: { username: { id: 'todayEditor.noUsername' as const } } }
        : { input: { username: typed.text('username').replace(/^@/u, '') } },
    blame: (error) => (error.record?.name === 'user_not_found' ? { username: { id: 'todayEditor.unknown' as const } } : {}),
    onDone: (_editors, _input, form) => {
      form.reset();
      void editors.refresh();
    },
  });
  const remove = async (username: string) => {
    try {
      await dispatch(call(TodayEditorsResource.delete, { username }));
      await editors.refresh();
    } catch (error) {
      dispatch(failureShown(error));
    }
  };
  return (
    <section className={styles.section} aria-labelledby="editors">
      <h2 id="editors" className="h3">
        {text('todayEditor.editors')}
      </h2>
      {editors.data && editors.data.length > 0 && (
        <RowCard as="ul" aria-label={text('todayEditor.editors')}>
          {editors.data.map((editor) => (
            <EditorRow key={editor.id} editor={editor} onRemove={(username) => void remove(username)} />
          ))}
        </RowCard>
      )}
      <form {...kit.form} className={styles.section} aria-label={text('todayEditor.addEditor')}>
        <TextField label={text('todayEditor.username')} name="username" dir="ltr" autoComplete="off" error={kit.errorOf('username')} />
        {kit.failure && <p role="alert">{text(kit.failure.id, kit.failure.values)}</p>}
        <div className={styles.acts}>
          <Button type="submit" busy={kit.busy}>
            {text('todayEditor.addEditor')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function EditorRow({ editor: ref, onRemove }: { editor: EntityRef<'user'>; onRemove: (username: string) => void }) {
  const text = useText();
  const editor = useEntity(ref);
  if (!editor) return null;
  return (
    <CardRow as="li">
      <div className={styles.row}>
        <Link href={editor.profileUrl}>
          <strong dir="auto">{editor.fullName}</strong>
        </Link>
        <bdi className="small muted">@{editor.username}</bdi>
      </div>
      <Button
        size="small"
        aria-label={text('todayEditor.removeEditor', { name: editor.fullName })}
        onClick={() => onRemove(editor.username)}
      >
        {text('todayEditor.remove')}
      </Button>
    </CardRow>
  );
}
