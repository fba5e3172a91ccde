import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { QuestionDialog } from '../../shared/dialogs/lazy-question-dialog.ts';
import { useAppStore } from '../../store/hooks.ts';
import type { StoredValue } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { ArticleForm } from './article-form.tsx';
import { useWritingKeeper } from './use-writing-keeper.ts';
import { isSameWriting, writingOf } from './writing.ts';
import { keptWriting, writingKey, type KeptWriting } from './writing-storage.ts';
import styles from './editor.module.css';

/** An article in its form, with what this browser kept of it since it was saved last. */
export function ArticleWriter({ article, viewerId }: { article: StoredValue<WholeArticle>; viewerId: string }) {
  const text = useText();
  const store = useAppStore();
  const [saved] = useState(() => writingOf(article, (id) => store.getState().entities.board[id]?.url ?? ''));
  const keeper = useWritingKeeper(viewerId, article.id, saved);
  const [opened, setOpened] = useState({ turn: 0, start: saved });
  const [kept, setKept] = useState<KeptWriting | null>(null);
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    // The server knows nothing of it, so it comes once the page is there.
    const found = keptWriting.load(localStorage, writingKey(viewerId, article.id));
    if (!found || isSameWriting(found.writing, saved)) return;
    setKept(found);
    setOpened({ turn: 1, start: found.writing });
    keeper.note(found.writing);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each article; the keeper's acts stay the same.
  }, [viewerId, article.id]);

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
      <ArticleForm key={opened.turn} article={article} start={opened.start} keeper={keeper} onSaved={() => setKept(null)} />
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
