import { UserTastesResource } from '@bowerbird/contract/discovery/tastes/calls.ts';
import type { Taste, UpdateTastesInput, UserTastes } from '@bowerbird/contract/discovery/tastes/schemas.ts';
import { tasteDegrees, type TasteDegree } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import { useId } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useStarted } from '../../../lib/use-started.ts';
import { call } from '../../../store/call.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import type { StoredValue } from '../../../store/stored.ts';
import { Link } from '../../../ui/link/link.tsx';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { altOfPin, pinPath } from '../../pinning/pins/index.ts';
import styles from './taste-settings.module.css';

const none = {};
const DEGREES: Readonly<Record<TasteDegree, MessageId>> = {
  off: 'tastes.off',
  less: 'tastes.less',
  as_it_is: 'tastes.asItIs',
  more: 'tastes.more',
};

type Known = StoredValue<UserTastes>;

/** What home is chosen by: each board by a pin of it, how much of it is wanted, and the switch to order by time. */
export function TasteSettings() {
  const text = useText();
  const started = useStarted();
  const { data } = useResource(UserTastesResource.get, none);
  const change = useChange(data);
  if (!data) return <SkeletonText lines={6} />;
  return (
    <div className={styles.page}>
      <RowCard>
        <Switch
          label={text('tastes.newestFirst')}
          hint={text('tastes.newestFirstHint')}
          checked={data.newest_first}
          disabled={!started}
          onChange={(event) => void change({ newest_first: event.currentTarget.checked })}
        />
      </RowCard>
      <section>
        <h2 className="h3">{text('tastes.title')}</h2>
        {data.tastes.length === 0 && <p className="muted">{text('tastes.empty')}</p>}
        <ul>
          {data.tastes.map((taste) => (
            <TasteRow
              key={taste.board_id}
              taste={taste}
              disabled={!started || data.newest_first}
              onChange={(degree) => void change({ board_id: taste.board_id, degree })}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Shows a change at once, and takes it back when it cannot be kept. */
function useChange(data: Known | null) {
  const dispatch = useAppDispatch();
  const show = (shown: Known) => dispatch(resourceDataChanged({ name: UserTastesResource.get.name, key: resourceKey(none), data: shown }));
  return async (input: UpdateTastesInput) => {
    if (!data) return;
    show(changed(data, input));
    try {
      await dispatch(call(UserTastesResource.update, input));
    } catch (error) {
      show(data);
      dispatch(failureShown(error, 'settings.notSaved'));
    }
  };
}

function changed(data: Known, input: UpdateTastesInput): Known {
  if ('newest_first' in input) return { ...data, newest_first: input.newest_first };
  const { board_id, degree } = input;
  return { ...data, tastes: data.tastes.map((taste) => (taste.board_id === board_id ? { ...taste, degree } : taste)) };
}

interface TasteRowProps {
  readonly taste: StoredValue<Taste>;
  readonly disabled: boolean;
  readonly onChange: (degree: TasteDegree) => void;
}

function TasteRow({ taste, disabled, onChange }: TasteRowProps) {
  const text = useText();
  const name = useId();
  const pin = useEntity(taste.pin);
  const board = useEntity(pin?.board);
  if (!pin || !board) return null;
  return (
    <li className={styles.row}>
      <Link href={pinPath(pin.id)}>
        <img className={styles.picture} src={pin.images['236x']?.url} alt={altOfPin(pin, text('home.picture'))} />
      </Link>
      <span className={styles.words}>
        <strong>{board.name}</strong>
        <span className="muted">{text('tastes.pins', { count: taste.pin_count })}</span>
      </span>
      <fieldset className={styles.degrees} disabled={disabled}>
        <legend className={styles.legend}>{text('tastes.howMuch', { name: board.name })}</legend>
        {tasteDegrees.map((degree) => (
          <label key={degree} className={styles.degree}>
            <input type="radio" name={name} checked={taste.degree === degree} onChange={() => onChange(degree)} />
            <span>{text(DEGREES[degree])}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
