import { TodayArticleResource, TodayDraftsResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { QuestionDialog } from '../../shared/dialogs/lazy-question-dialog.ts';
import { call } from '../../store/call.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import type { StoredValue } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { ArticleForm } from './article-form.tsx';
import { ClashNotice } from './clash-notice.tsx';
import { NEW_ARTICLE, useArticleId, type Made } from './new-article.ts';
import { useClash } from './use-clash.ts';
import { useWritingKeeper, type WritingKeeper } from './use-writing-keeper.ts';
import { isBlankWriting, isSameWriting, writingOf, type Writing } from './writing.ts';
import { keptWriting, writingKey, type KeptWriting } from './writing-storage.ts';
import styles from './editor.module.css';

interface ArticleWriterProps {
  readonly article: StoredValue<WholeArticle>;
  readonly viewerId: string;
  /** Tells which article a new one became. */
  readonly onMade?: (made: Made) => void;
}

/** An article in its form, with what this browser kept of it since it was saved last. A new one is made with its first change. */
export function ArticleWriter({ article, viewerId, onMade }: ArticleWriterProps) {
  const text = useText();
  const store = useAppStore();
  const [saved] = useState(() => writingOf(article, (id) => store.getState().entities.board[id]?.url ?? ''));
  const firstTitle = text('todayEditor.untitled');
  const storage = useWritingKeeper(viewerId, article.id, saved);
  const { moveTo } = storage;
  const [opened, setOpened] = useState({ turn: 0, start: saved });
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef(saved);
  const open = (start: Writing) => {
    typed.current = start;
    setOpened(({ turn }) => ({ turn: turn + 1, start }));
  };
  const { clash, ...clashing } = useClash(article, open);
  const settleMade = useRef(clashing.settle).current;
  const tellMade = useCallback(
    (made: Made) => {
      moveTo(made.id);
      settleMade(made);
      onMade?.(made);
    },
    [moveTo, settleMade, onMade],
  );
  const articleId = useArticleId(article, tellMade);
  const keeper: WritingKeeper = {
    ...storage,
    note: (writing: Writing) => {
      typed.current = writing;
      storage.note(writing);
      // Where it cannot be made now, this browser keeps what was typed, and saving says why.
      if (article.id === NEW_ARTICLE && !isBlankWriting(writing, firstTitle)) articleId().catch(() => undefined);
    },
  };
  const [kept, setKept] = useState<KeptWriting | null>(null);
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    // The server knows nothing of it, so it comes once the page is there.
    const found = keptWriting.load(localStorage, writingKey(viewerId, article.id));
    if (!found || isSameWriting(found.writing, saved)) return;
    setKept(found);
    open(found.writing);
    storage.note(found.writing);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, because a new article that is made stays the same form.
  }, [viewerId]);

  useDropUntouched(article, viewerId, storage);

  const drop = () => {
    keeper.drop();
    setKept(null);
    open(saved);
  };
  const takeTheirs = (theirs: Writing) => {
    storage.drop();
    storage.settle(theirs);
    setKept(null);
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
      {clash && (
        <ClashNotice
          clash={clash}
          onShowTheirs={() => clashing.showTheirs(clash, typed.current)}
          onShowMine={() => clashing.showMine(clash)}
          onKeepMine={() => {
            clashing.agree(clash);
            form.current?.requestSubmit();
          }}
          onTakeTheirs={() => {
            takeTheirs(clash.theirs);
            clashing.agree(clash);
          }}
        />
      )}
      <ArticleForm
        key={opened.turn}
        article={article}
        articleId={articleId}
        start={opened.start}
        keeper={keeper}
        form={form}
        seenVersion={clashing.seenVersion}
        onClash={(id) => void clashing.meet(id, typed.current)}
        onSaved={(now) => {
          setKept(null);
          clashing.settle(now);
        }}
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
