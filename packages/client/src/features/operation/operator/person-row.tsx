import type { OperatorPerson } from '@bowerbird/contract/operation/operator/schemas.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts, CardRow, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';

const stateWords: Readonly<Record<number, MessageId>> = {
  [accountStates.suspended]: 'operator.suspended',
  [accountStates.deactivated]: 'operator.deactivated',
  [accountStates.leaving]: 'operator.leaving',
};
const mayBeSuspended: readonly number[] = [accountStates.active, accountStates.deactivated, accountStates.leaving];

/** Somebody with an account, how it stands, and what the owner may do about it. */
export function PersonRow({
  person,
  onCorrectBirthday,
  onSuspend,
  onLift,
}: {
  person: OperatorPerson;
  onCorrectBirthday: () => void;
  onSuspend: () => void;
  onLift: () => void;
}) {
  const text = useText();
  const { username, full_name: name, email, state, is_owner: isOwner } = person;
  const words = stateWords[state];
  return (
    <CardRow as="li">
      <RowWords>
        <RowTitle>
          <bdi>{name || username}</bdi>
          {isOwner && <Badge tone="accent">{text('operator.owner')}</Badge>}
          {words && <Badge tone={state === accountStates.suspended ? 'bad' : 'neutral'}>{text(words)}</Badge>}
        </RowTitle>
        <p className="small muted">
          <Link href={`/${username}/`} className="link">
            <bdi>{username}</bdi>
          </Link>
          {email !== null && (
            <>
              {' · '}
              <bdi>{email}</bdi>
            </>
          )}
        </p>
      </RowWords>
      <Acts>
        <Button size="small" aria-label={text('operator.birthdayOne', { username })} onClick={onCorrectBirthday}>
          {text('operator.birthday')}
        </Button>
        {!isOwner && mayBeSuspended.includes(state) && (
          <Button size="small" aria-label={text('operator.suspendOne', { username })} onClick={onSuspend}>
            {text('operator.suspend')}
          </Button>
        )}
        {state === accountStates.suspended && (
          <Button size="small" aria-label={text('operator.liftOne', { username })} onClick={onLift}>
            {text('operator.lift')}
          </Button>
        )}
      </Acts>
    </CardRow>
  );
}
