import { useRef } from 'react';
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
import type { WholePin } from '../../pinning/pins/index.ts';
import { COMMENT_SORTS, type CommentSort } from './comment-feeds.ts';
import styles from './comments.module.css';

/** Lets people comment on one's own pin, or no more. */
export function allowComments(pinId: string, isAllowed: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(call(PinResource.update, { id: pinId, comments_disabled: !isAllowed }));
      dispatch(resourceInvalidated({ name: AggregatedCommentFeedResource.get.name }));
    } catch (error) {
      dispatch(failureShown(error, 'pinActs.changeFailed'));
    }
  };
}

const sortWords = { best: 'comments.best', newest: 'comments.newest' } as const;

export interface CommentHeadingProps {
  readonly pin: WholePin;
  readonly sort: CommentSort;
  readonly onSort: (sort: CommentSort) => void;
}

/** How many comments there are, in which order, and for the pin's owner the way to have none. */
export function CommentHeading({ pin, sort, onSort }: CommentHeadingProps) {
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
  if (pin.access.includes('write')) {
    entries.push({ separator: 'off' }, { id: 'off', label: text('comments.turnOff'), icon: <Icon name="chat-circle-slash" /> });
  }
  const hasMenu = pin.comment_count > 0 || pin.access.includes('write');
  const act = (id: string) => {
    close();
    if (id === 'off') return void dispatch(allowComments(pin.id, false));
    onSort(id as CommentSort);
  };
  return (
    <div className={styles.heading}>
      <h2 id="pin-comments" className={styles.title}>
        {pin.comment_count > 0 ? countText('comments.count', pin.comment_count) : text('comments.title')}
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
