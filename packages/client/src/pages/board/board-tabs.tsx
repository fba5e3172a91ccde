import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { Link } from '../../ui/link/link.tsx';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './board-ideas.module.css';
import type { BoardTab } from './board-options.ts';

const WORDS: Record<BoardTab, MessageId> = {
  pins: 'boards.pinsTab',
  ideas: 'boards.moreIdeas',
  notes: 'boards.notesTab',
  activity: 'boards.activityTab',
};

const OF_ALL: readonly BoardTab[] = ['pins', 'ideas'];
const OF_MEMBERS: readonly BoardTab[] = ['pins', 'ideas', 'notes', 'activity'];

export interface BoardTabsProps {
  /** The address of the board or of the section. */
  readonly url: string;
  readonly tab: BoardTab;
  /** Whether the viewer is one of the board's people, who keep more beside its pins. */
  readonly isMember?: boolean;
  /** What stands behind the tabs. */
  readonly end?: ReactNode;
}

/** The pins of a board or of a section, or more that go with them. Its people also see what they keep beside the pins. */
export function BoardTabs({ url, tab, isMember = false, end }: BoardTabsProps) {
  const text = useText();
  return (
    <div className={styles.tabs}>
      <Tabs label={text('boards.tabs')} flush>
        {(isMember ? OF_MEMBERS : OF_ALL).map((one) => (
          <Link
            key={one}
            href={one === 'pins' ? url : `${url}?tab=${one}`}
            className={tabClass(one === tab)}
            aria-current={one === tab ? 'page' : undefined}
          >
            {text(WORDS[one])}
          </Link>
        ))}
      </Tabs>
      {end}
    </div>
  );
}
