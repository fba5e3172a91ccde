import { useRef } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentFeedResource } from '@bowerbird/contract/social/comments/calls.ts';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays.tsx';
import { COMMENT_SORTS, type CommentSort } from './comment-feeds.ts';
import styles from './comments.module.css';
import type { Talk } from './talk.ts';
import type { TalkedAbout } from './talked-about.ts';

/** Lets people comment on one's own pin or board, or no more. */
export function allowComments({ type, id }: Talk, isAllowed: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const comments_disabled = !isAllowed;
      if (type === 'pin') await dispatch(call(PinResource.update, { id, comments_disabled }));
      else await dispatch(call(BoardResource.update, { board_id: id, comments_disabled }));
      dispatch(resourceInvalidated({ name: AggregatedCommentFeedResource.get.name }));
    } catch (error) {
      dispatch(failureShown(error, 'pinActs.changeFailed'));
    }
  };
}

const sortWords = { best: 'comments.best', newest: 'comments.newest' } as const;

export interface CommentHeadingProps {
  readonly about: TalkedAbout;
  readonly sort: CommentSort;
  readonly onSort: (sort: CommentSort) => void;
}

/** How many comments there are, and in which order. The owner of the pin or the board has the way to have none. */
export function CommentHeading({ about, sort, onSort }: CommentHeadingProps) {
  const text = useText();
  const countText = useCountText();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu'>();
  const entries: MenuEntry[] = [
    {
      group: 'sort',
      heading: text('comments.order'),
      entries: COMMENT_SORTS.map((id) => ({ id, label: text(sortWords[id]) })),
      chosen: sort,
    },
  ];
  if (about.isOwn) {
    entries.push({ separator: 'ways' }, { id: 'off', label: text('comments.turnOff'), icon: <Icon name="chat-circle-slash" /> });
  }
  const hasMenu = about.comment_count > 0 || about.isOwn;
  const act = (id: string) => {
    close();
    if (id === 'off') return void dispatch(allowComments(about, false));
    onSort(id as CommentSort);
  };
  return (
    <div className={styles.heading}>
      <h2 id="comments-title" className={styles.title}>
        {about.comment_count > 0 ? countText('comments.count', about.comment_count) : text('comments.title')}
      </h2>
      {hasMenu && (
        <Button
          ref={button}
          size="small"
          aria-haspopup="menu"
          aria-label={`${text('comments.order')}: ${text(sortWords[sort])}`}
          iconEnd={<Icon name="caret-down" weight="bold" size={16} />}
          onClick={() => open('menu')}
        >
          {text(sortWords[sort])}
        </Button>
      )}
      {opened && (
        <Menu
          trigger={button}
          label={text('comments.order')}
          entries={entries}
          onAction={act}
          onClose={closer('menu')}
          placement="bottom end"
        />
      )}
    </div>
  );
}
