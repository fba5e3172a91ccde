import { useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './page-acts.module.css';
import { movePage } from './story-draft.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** What can be done with the open page on phones, where the pages themselves are too small for buttons. */
export function PageActs({ hand }: { hand: IdeaEditorInHand }) {
  const text = useText();
  const { page, story, edit } = hand;
  const ids = story.pages.map(({ id }) => id);
  const at = ids.indexOf(page.id);
  const number = at + 1;
  return (
    <div className={styles.pageActs} role="group" aria-label={text('ideas.pageNumber', { number })}>
      <IconButton
        tooltip="none"
        label={text('ideas.pageEarlier', { number })}
        disabled={at === 0}
        icon={<Icon name="arrow-left" />}
        onClick={() => edit(movePage(page.id, ids[at - 1]!))}
      />
      <IconButton
        tooltip="none"
        label={text('ideas.pageLater', { number })}
        disabled={number === ids.length}
        icon={<Icon name="arrow-right" />}
        onClick={() => edit(movePage(page.id, ids[at + 2] ?? null))}
      />
      <IconButton
        tooltip="none"
        label={text('ideas.duplicatePage', { number })}
        disabled={!hand.canAddPage}
        icon={<Icon name="copy" />}
        onClick={() => hand.duplicatePage(page)}
      />
      <IconButton
        tooltip="none"
        label={text('ideas.removePage', { number })}
        disabled={ids.length < 2}
        icon={<Icon name="trash" />}
        onClick={() => hand.discardPage(page.id)}
      />
    </div>
  );
}
