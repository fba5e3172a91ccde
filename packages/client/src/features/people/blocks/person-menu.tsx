import { useRef } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { QuestionDialog } from '../../../shared/dialogs/lazy-question-dialog.ts';
import { useAppDispatch, useViewer } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu, type MenuAct } from '../../../ui/overlays.tsx';
import type { WholeUser } from '../users/index.ts';
import { blockUser, muteUser, unblockUser, unmuteUser } from './keep-apart.ts';

type PersonAct = 'mute' | 'unmute' | 'block' | 'unblock';

export interface PersonMenuProps {
  readonly user: WholeUser;
  /** Other acts about the person, before the block. */
  readonly more?: readonly (MenuAct & { readonly run: () => void })[];
}

/** What a person may do about another one, behind three dots; nothing for strangers. */
export function PersonMenu({ user, more = [] }: PersonMenuProps) {
  const text = useText();
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu' | 'block'>();
  if (!viewer || viewer.id === user.id) return null;
  const name = user.fullName;
  const acts: Record<PersonAct, () => unknown> = {
    mute: () => dispatch(muteUser(user)),
    unmute: () => dispatch(unmuteUser(user)),
    block: () => open('block'),
    unblock: () => dispatch(unblockUser(user)),
  };
  const entries: MenuAct[] = [
    user.mutedByMe
      ? { id: 'unmute', label: text('blocks.unmute'), icon: <Icon name="bell" /> }
      : { id: 'mute', label: text('blocks.mute'), icon: <Icon name="bell-slash" /> },
    ...more.map(({ run: _run, ...entry }) => entry),
    user.blockedByMe
      ? { id: 'unblock', label: text('blocks.unblock'), icon: <Icon name="user-plus" /> }
      : { id: 'block', label: text('blocks.block'), icon: <Icon name="prohibit" />, danger: true },
  ];
  return (
    <>
      <IconButton
        ref={button}
        label={text('app.more')}
        name={text('blocks.moreOf', { name })}
        icon={<Icon name="dots-three" weight="bold" />}
        aria-haspopup="menu"
        onClick={() => open('menu')}
      />
      {opened === 'menu' && (
        <Menu
          trigger={button}
          label={text('blocks.moreOf', { name })}
          entries={entries}
          onAction={(id) => {
            close();
            const extra = more.find((one) => one.id === id);
            if (extra) extra.run();
            else acts[id as PersonAct]();
          }}
          onClose={closer('menu')}
        />
      )}
      {opened === 'block' && (
        <QuestionDialog
          title={text('blocks.question', { name })}
          act={text('blocks.block')}
          keep={text('app.cancel')}
          onAct={() => void dispatch(blockUser(user))}
          onClose={closer('block')}
        >
          {text('blocks.consequence')}
        </QuestionDialog>
      )}
    </>
  );
}
