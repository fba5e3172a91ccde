import { TodayArticleResource, TodayDraftsResource, TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { editArticlePath, EDITOR_PATH } from '../../features/discovery/today/index.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { QuestionDialog } from '../../shared/dialogs/lazy-question-dialog.ts';
import { call } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch, useResource, useViewer } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { ArticleWriter } from './article-writer.tsx';
import { blankArticle, NEW_ARTICLE } from './new-article.ts';
import styles from './editor.module.css';

/** One article while it is written, or a new one. */
export function EditArticlePage() {
  const text = useText();
  const locale = useLocale();
  const { id = '' } = useParams();
  const viewer = useViewer();
  const isNew = id === NEW_ARTICLE;
  const [made, setMade] = useState<Pick<WholeArticle, 'id' | 'url'> | null>(null);
  const article = useResource(TodayArticleResource.get, isNew ? null : { article_id: id });
  const shown = isNew ? { ...blankArticle(text('todayEditor.untitled'), locale, viewer?.id ?? ''), ...made } : article.data;
  const noteMade = useCallback((begun: Pick<WholeArticle, 'id' | 'url'>) => {
    setMade({ id: begun.id, url: begun.url });
    // The form stays as it is under somebody's fingers; who loads the page again finds the article.
    if (location.pathname === editArticlePath(NEW_ARTICLE)) history.replaceState(history.state, '', editArticlePath(begun.id));
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.row}>
          <Link href={EDITOR_PATH}>{text('todayEditor.articles')}</Link>
          <h1 className="display h2">{text(isNew ? 'todayEditor.begin' : 'todayEditor.edit')}</h1>
        </div>
        {shown && shown.id !== NEW_ARTICLE && <DeleteArticle id={shown.id} />}
      </header>
      {shown?.draft && viewer?.id ? (
        <ArticleWriter key={id} article={shown} viewerId={viewer.id} onMade={noteMade} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </div>
  );
}

function DeleteArticle({ id }: { id: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const act = async () => {
    try {
      await dispatch(call(TodayArticleResource.delete, { article_id: id }));
      for (const { name } of [TodayDraftsResource.get, TodayTabResource.get]) dispatch(resourceInvalidated({ name }));
      await navigate(EDITOR_PATH);
    } catch (error) {
      dispatch(failureShown(error));
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {text('todayEditor.delete')}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={text('todayEditor.deleteTitle')}
          act={text('todayEditor.delete')}
          onAct={() => void act()}
          onClose={() => setAsked(false)}
        >
          {text('todayEditor.deleteBody')}
        </QuestionDialog>
      )}
    </>
  );
}
