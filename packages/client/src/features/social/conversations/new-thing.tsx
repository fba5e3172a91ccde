import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CarriedCard } from './carried-card.tsx';
import type { CarriedThing } from './conversations.store.ts';
import styles from './message-composer.module.css';

export interface NewThingProps {
  readonly carries: CarriedThing;
  readonly onDrop: () => void;
}

/** What a new message carries, above its field, with a way to leave it out. */
export function NewThing({ carries: { pin, board, user }, onDrop }: NewThingProps) {
  const text = useText();
  const pinRead = useResource(PinResource.get, pin === undefined ? null : { id: pin });
  const boardRead = useResource(BoardResource.get, board === undefined ? null : { board_id: board });
  const userRead = useResource(UserResource.get, user === undefined ? null : { id: user });
  const things = { pin: pinRead.data, board: boardRead.data, user: userRead.data, image: null };
  const isThere = things.pin ?? things.board ?? things.user;
  if (!isThere && !pinRead.error && !boardRead.error && !userRead.error) return null;
  const kind = pin === undefined ? (board === undefined ? 'user' : 'board') : 'pin';
  return (
    <div className={styles.newThing}>
      <CarriedCard message={{ ...things, carries: kind }} closed={false} />
      <IconButton
        size="small"
        label={text('messages.dropThing')}
        tooltip="above"
        icon={<Icon name="x" weight="bold" size={16} />}
        onClick={onDrop}
      />
    </div>
  );
}
