import type { ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useWords } from '../../../i18n/use-words.ts';
import type { RootState } from '../../../store/create-store.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { blockUser } from '../../people/blocks/index.ts';
import type { StoredUser } from '../../people/users/index.ts';
import styles from './report-dialog.module.css';
import type { ReportDialogProps } from './report-dialog.tsx';

const STEPS: readonly { readonly name: MessageId; readonly hint: MessageId }[] = [
  { name: 'reports.step1', hint: 'reports.step1Hint' },
  { name: 'reports.step2', hint: 'reports.step2Hint' },
  { name: 'reports.step3', hint: 'reports.step3Hint' },
];

/** The last step: what happens next, and the way to see nothing more of who made it. */
export function ThanksStep({ target, onClose }: ReportDialogProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const hasWords = useWords('together');
  const author = useAppSelector((state) => authorOf(state, target));
  const block = () => {
    if (author) void dispatch(blockUser(author));
    onClose();
  };
  return (
    <Dialog
      title={
        <span className={styles.thanks}>
          <span className={styles.done}>
            <Icon name="check" weight="bold" size={32} />
          </span>
          {text('reports.thanks')}
        </span>
      }
      onClose={onClose}
      actions={
        <>
          {author && hasWords && <Button onClick={block}>{text('reports.block', { name: author.fullName })}</Button>}
          <Button variant="primary" autoFocus onClick={onClose}>
            {text('app.done')}
          </Button>
        </>
      }
    >
      <p className="muted">{text('reports.thanksLead')}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ name, hint }) => (
          <li key={name} className={styles.step}>
            <span className={styles.words}>
              <strong>{text(name)}</strong>
              <span className={styles.hint}>{text(hint)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Who made what is reported, unless it is the viewer, or somebody whom they block already. */
function authorOf({ entities, session }: RootState, { type, id }: ReportDialogProps['target']): StoredUser | null {
  const authorId = AUTHORS[type](entities, id);
  const author = authorId === undefined ? undefined : entities.user[authorId];
  return author && author.id !== session.userId && !author.blockedByMe ? author : null;
}

type Entities = RootState['entities'];

const AUTHORS: Readonly<Record<ReportTargetType, (entities: Entities, id: string) => string | undefined>> = {
  pin: ({ pin }, id) => pin[id]?.pinner?.id,
  comment: ({ aggregatedcomment }, id) => aggregatedcomment[id]?.user.id,
  board: ({ board }, id) => board[id]?.owner?.id,
  user: (_entities, id) => id,
  message: ({ message }, id) => message[id]?.sender.id,
  conversation: ({ conversation }, id) => otherOf(conversation[id]),
};

type Conversation = NonNullable<Entities['conversation'][string]>;

/** Who asks, or the other of two; in a group it is nobody in particular. */
function otherOf(conversation: Conversation | undefined): string | undefined {
  if (!conversation) return undefined;
  const { requested_by: asker, is_group: isGroup, users } = conversation;
  return asker ?? (isGroup ? undefined : users[0]?.id);
}
