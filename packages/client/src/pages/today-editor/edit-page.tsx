import { TodayArticleResource, TodayDraftsResource, TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EDITOR_PATH } from '../../features/discovery/today/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { QuestionDialog } from '../../shared/dialogs/lazy-question-dialog.ts';
import { call } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch, useResource, useViewer } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { ArticleWriter } from './article-writer.tsx';
import styles from './editor.module.css';

/** One article while it is written. */
export function EditArticlePage() {
  const text = useText();
  const { id = '' } = useParams();
  const viewer = useViewer();
  const article = useResource(TodayArticleResource.get, { article_id: id });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.row}>
          <Link href={EDITOR_PATH}>{text('todayEditor.articles')}</Link>
          <h1 className="display h2">{text('todayEditor.edit')}</h1>
        </div>
        <DeleteArticle id={id} />
      </header>
      {article.data?.draft && viewer?.id ? (
        <ArticleWriter key={article.data.id} article={article.data} viewerId={viewer.id} />
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
