import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useNextPage, useResource } from '../../../store/hooks.ts';
import { PeopleDialog, PersonRow } from '../../people/follows/index.ts';
import { reactionKinds } from '../reactions/index.ts';
import styles from './reaction-list.module.css';

/** Who reacted to a pin and how, newest first. */
export function ReactionList({ pinId, title, onClose }: { pinId: string; title: string; onClose: () => void }) {
  const text = useText();
  const input = { pin_id: pinId };
  const list = useResource(ReactionsResource.get, input);
  const fetchNext = useNextPage(ReactionsResource.get, input);
  return (
    <PeopleDialog title={title} list={list} empty={text('reactions.none')} onMore={fetchNext} onClose={onClose}>
      {({ id, user, reaction_type: type }) => <PersonRow key={id} person={user} sign={<Sign type={type} />} onLeave={onClose} />}
    </PeopleDialog>
  );
}

function Sign({ type }: { type: number }) {
  const text = useText();
  const kind = reactionKinds.find((one) => one.type === type);
  if (!kind) return null;
  return (
    <span className={styles.sign} role="img" aria-label={text(kind.name)}>
      {kind.sign(14)}
    </span>
  );
}
