import { useEffect, useState } from 'react';
import { StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { StoryDraftSummary } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { QuestionDialog } from '../../../shared/dialogs/lazy-question-dialog.ts';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './earlier-drafts.module.css';

/** What was begun before, to go on with or to delete. It stands where somebody starts anew. */
export function EarlierDrafts() {
  const text = useText();
  const dispatch = useAppDispatch();
  const find = useAction(StoryPinDraftsResource.get);
  const remove = useAction(StoryPinDraftsResource.delete);
  const [drafts, setDrafts] = useState<readonly StoryDraftSummary[]>([]);
  const [asked, setAsked] = useState<StoryDraftSummary | null>(null);
  const question = useOpened<'question'>();

  useEffect(() => {
    // Whoever starts anew can do without the list.
    find({}).then(setDrafts, () => undefined);
  }, [find]);

  const drop = async ({ id }: StoryDraftSummary) => {
    try {
      await remove({ id });
      setDrafts((now) => now.filter((one) => one.id !== id));
    } catch (error) {
      dispatch(toastShown({ kind: 'error', message: troubleTitle(toCallError(error)) }));
    }
  };

  if (drafts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="earlier-drafts">
      <h2 id="earlier-drafts" className={styles.title}>
        {text('ideas.earlierDrafts')}
      </h2>
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const name = draft.title || text('ideas.untitled');
          return (
            <li key={draft.id} className={styles.draft}>
              <Link href={`/idea-pin-builder/?draft=${draft.id}`} className={styles.open}>
                <span className={styles.picture} style={{ backgroundColor: draft.backgroundColor }}>
                  {draft.coverImageUrl && <img src={draft.coverImageUrl} alt="" loading="lazy" />}
                </span>
                <span className={styles.words}>
                  <span className={styles.name} dir="auto">
                    {name}
                  </span>
                  <span className={styles.count}>{text('ideas.pageCount', { count: draft.pageCount })}</span>
                </span>
              </Link>
              <IconButton
                size="small"
                tooltip="none"
                label={text('ideas.deleteDraft', { title: name })}
                icon={<Icon name="trash" size={18} />}
                onClick={() => {
                  setAsked(draft);
                  question.open('question');
                }}
              />
            </li>
          );
        })}
      </ul>
      {question.opened && asked && (
        <QuestionDialog
          title={text('ideas.deleteDraftQuestion')}
          act={text('ideas.remove')}
          onAct={() => void drop(asked)}
          onClose={question.close}
        >
          <p>{text('ideas.deleteDraftBody', { title: asked.title || text('ideas.untitled') })}</p>
        </QuestionDialog>
      )}
    </section>
  );
}
