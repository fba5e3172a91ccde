import { TodayArticleResource, TodayDraftsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { QuestionDialog } from '../../shared/dialogs/lazy-question-dialog.ts';
import { call } from '../../store/call.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import type { StoredValue } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { ArticleForm } from './article-form.tsx';
import { NEW_ARTICLE, useArticleId } from './new-article.ts';
import { useWritingKeeper, type WritingKeeper } from './use-writing-keeper.ts';
import { isBlankWriting, isSameWriting, writingOf, type Writing } from './writing.ts';
import { keptWriting, writingKey, type KeptWriting } from './writing-storage.ts';
import styles from './editor.module.css';

interface ArticleWriterProps {
  readonly article: StoredValue<WholeArticle>;
  readonly viewerId: string;
  /** Tells which article a new one became. */
  readonly onMade?: (made: Pick<WholeArticle, 'id' | 'url'>) => void;
}

/** An article in its form, with what this browser kept of it since it was saved last. A new one is made with its first change. */
export function ArticleWriter({ article, viewerId, onMade }: ArticleWriterProps) {
  const text = useText();
  const store = useAppStore();
  const [saved] = useState(() => writingOf(article, (id) => store.getState().entities.board[id]?.url ?? ''));
  const firstTitle = text('todayEditor.untitled');
  const storage = useWritingKeeper(viewerId, article.id, saved);
  const { moveTo } = storage;
  const tellMade = useCallback(
    (made: Pick<WholeArticle, 'id' | 'url'>) => {
      moveTo(made.id);
      onMade?.(made);
    },
    [moveTo, onMade],
  );
  const articleId = useArticleId(article, tellMade);
  const keeper: WritingKeeper = {
    ...storage,
    note: (writing: Writing) => {
      storage.note(writing);
      // Where it cannot be made now, this browser keeps what was typed, and saving says why.
      if (article.id === NEW_ARTICLE && !isBlankWriting(writing, firstTitle)) articleId().catch(() => undefined);
    },
  };
  const [opened, setOpened] = useState({ turn: 0, start: saved });
  const [kept, setKept] = useState<KeptWriting | null>(null);
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    // The server knows nothing of it, so it comes once the page is there.
    const found = keptWriting.load(localStorage, writingKey(viewerId, article.id));
    if (!found || isSameWriting(found.writing, saved)) return;
    setKept(found);
    setOpened({ turn: 1, start: found.writing });
    storage.note(found.writing);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, because a new article that is made stays the same form.
  }, [viewerId]);

  useDropUntouched(article, viewerId, storage);

  const drop = () => {
    keeper.drop();
    setKept(null);
    setOpened(({ turn }) => ({ turn: turn + 1, start: saved }));
  };
  return (
    <>
      {kept && (
        <div className={styles.kept} role="status">
          <p>{text(isSameWriting(kept.base, saved) ? 'todayEditor.unsavedBack' : 'todayEditor.unsavedBackOlder')}</p>
          <Button size="small" onClick={() => setAsked(true)}>
            {text('todayEditor.discard')}
          </Button>
        </div>
      )}
      <ArticleForm
        key={opened.turn}
        article={article}
        articleId={articleId}
        start={opened.start}
        keeper={keeper}
        onSaved={() => setKept(null)}
      />
      {isAsked && (
        <QuestionDialog
          title={text('todayEditor.discardTitle')}
          act={text('todayEditor.discard')}
          onAct={drop}
          onClose={() => setAsked(false)}
        >
          {text('todayEditor.discardBody')}
        </QuestionDialog>
      )}
    </>
  );
}

/** Takes a new article away again when its editor leaves it without a word; it says nothing to anybody. */
function useDropUntouched({ id, url, curator }: StoredValue<WholeArticle>, viewerId: string, { isUntouched }: WritingKeeper): void {
  const text = useText();
  const dispatch = useAppDispatch();
  const firstTitle = text('todayEditor.untitled');
  const isMine = curator?.id === viewerId;
  useEffect(
    () => () => {
      const isLookedAt = location.pathname === url;
      if (id === NEW_ARTICLE || !isMine || isLookedAt || !isUntouched((writing) => isBlankWriting(writing, firstTitle))) return;
      // The server keeps it where something was saved in it, here or elsewhere.
      void dispatch(call(TodayArticleResource.delete, { article_id: id, untouched: true })).then(
        () => dispatch(resourceInvalidated({ name: TodayDraftsResource.get.name })),
        () => undefined,
      );
    },
    [id, url, isMine, firstTitle, isUntouched, dispatch],
  );
}
