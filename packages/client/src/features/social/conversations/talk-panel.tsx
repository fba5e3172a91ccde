import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ConversationList, RequestList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { openTalk } from './change-talk.ts';
import type { TalkView } from './conversations.store.ts';
import styles from './talk.module.css';
import { NewMessage } from './new-message.tsx';

/** The panel of messages at the bottom end of the window, which stays while the page beneath changes. Esc closes it. */
export function TalkPanel({ view, onClose }: { view: TalkView; onClose: () => void }) {
  const text = useText();
  const hasOwnWords = useWords('messages');
  // Those of reactions.
  const hasWords = useWords('closeup') && hasOwnWords;
  const panel = useRef<HTMLDivElement>(null);
  // In a conversation its field takes the focus, elsewhere the panel.
  useEffect(() => {
    if (hasWords && !panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [hasWords, view.kind]);
  if (!hasWords) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div ref={panel} className={styles.dock} role="dialog" aria-label={text('messages.title')} tabIndex={-1} onKeyDown={onKeyDown}>
      <Inside view={view} onClose={onClose} />
    </div>
  );
}

function Inside({ view, onClose }: { view: TalkView; onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const open = (next: TalkView) => () => dispatch(openTalk(next));
  const openConversation = (id: string, at?: string) => dispatch(openTalk({ kind: 'conversation', id, at }));
  const close = <IconButton label={text('app.close')} icon={<Icon name="x" weight="bold" size={20} />} onClick={onClose} />;
  const back = (
    <IconButton label={text('messages.back')} icon={<Icon name="caret-left" weight="bold" size={20} />} onClick={open({ kind: 'list' })} />
  );
  if (view.kind === 'conversation')
    return (
      <ConversationView
        key={JSON.stringify(view)}
        id={view.id}
        at={view.at}
        back={back}
        end={close}
        autoFocus
        onLeft={open({ kind: 'list' })}
      />
    );
  if (view.kind === 'new')
    return (
      <NewMessage back={back} end={close} to={view.to} carries={view.carries} onBegun={openConversation} onKept={open({ kind: 'list' })} />
    );
  if (view.kind === 'requests') {
    return (
      <section className={styles.view}>
        <header className={styles.head}>
          {back}
          <h2 className={styles.big}>{text('messages.requests')}</h2>
          {close}
        </header>
        <div className={styles.scroll}>
          <RequestList onOpen={openConversation} />
        </div>
      </section>
    );
  }
  return (
    <section className={styles.view}>
      <header className={styles.head}>
        <h2 className={styles.big}>{text('messages.title')}</h2>
        <IconButton label={text('messages.new')} icon={<Icon name="note-pencil" size={22} />} onClick={open({ kind: 'new' })} />
        {close}
      </header>
      <div className={styles.scroll}>
        <ConversationList onOpen={openConversation} onRequests={open({ kind: 'requests' })} onNew={open({ kind: 'new' })} />
      </div>
    </section>
  );
}
