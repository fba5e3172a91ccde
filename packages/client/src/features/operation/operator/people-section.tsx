import { useState } from 'react';
import { OperatorPeopleResource } from '@bowerbird/contract/operation/operator/calls.ts';
import type { OperatorPerson } from '@bowerbird/contract/operation/operator/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { cutQuery } from '../../../lib/cut-query.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { BirthdayDialog } from './birthday-dialog.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { everybody, ownerActed } from './operator-lists.ts';
import styles from './operator.module.css';
import { PersonRow } from './person-row.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

/** How long typing has to rest before people are looked for. */
const REST_MILLISECONDS = 300;

/** Finds people, suspends them, lets them in again and corrects their birthdays. */
export function PeopleSection() {
  const text = useText();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const sought = useDebounced(cutQuery(typed), REST_MILLISECONDS);
  const people = useResource(OperatorPeopleResource.get, sought === '' ? everybody : { text: sought });
  const [asked, setAsked] = useState<{ person: OperatorPerson; Dialog: typeof SuspendDialog } | null>(null);

  const changed = async () => {
    await Promise.all([people.refresh(), dispatch(ownerActed())]);
  };
  const found = people.data as readonly OperatorPerson[] | null;
  return (
    <section className={styles.section} aria-labelledby="people">
      <h2 id="people" className="h3">
        {text('operator.people')}
      </h2>
      <TextField
        label={text('operator.find')}
        hint={text('operator.findHint')}
        type="search"
        dir="auto"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ListState list={people} empty={text('operator.nobody')} />
      {found && found.length > 0 && (
        <RowCard as="ul" aria-label={text('operator.people')}>
          {found.map((person) => (
            <PersonRow
              key={person.user_id}
              person={person}
              onCorrectBirthday={() => setAsked({ person, Dialog: BirthdayDialog })}
              onSuspend={() => setAsked({ person, Dialog: SuspendDialog })}
              onLift={() => setAsked({ person, Dialog: LiftDialog })}
            />
          ))}
        </RowCard>
      )}
      {asked && <asked.Dialog person={asked.person} onDone={() => void changed()} onClose={() => setAsked(null)} />}
    </section>
  );
}
