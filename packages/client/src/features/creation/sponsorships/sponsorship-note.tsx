import { useState } from 'react';
import { SponsorshipResource } from '@bowerbird/contract/creation/sponsorships/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction, useAppDispatch, useAppSelector, useViewer } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import type { WholePin } from '../../pinning/pins/index.ts';
import styles from './sponsorship-note.module.css';

/** Who pays for a pin: everybody reads it once it is approved, and its two sides can answer and end it (`B4.11`). */
export function SponsorshipNote({ pin }: { pin: WholePin }) {
  const text = useText();
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  const answer = useAction(SponsorshipResource.update);
  const end = useAction(SponsorshipResource.delete);
  const [isBusy, setBusy] = useState(false);
  const ownerId = useAppSelector((state) => state.entities.user[pin.pinner.id]?.id);
  const { sponsorship } = pin;
  const isCreator = viewer !== null && viewer.id === (sponsorship?.creator.id ?? ownerId) && viewer.id === ownerId;
  const isSponsor = viewer !== null && viewer.id === sponsorship?.sponsor?.id;

  const act = (work: () => Promise<unknown>) => () => {
    setBusy(true);
    work()
      .catch((error: unknown) => {
        const { record } = toCallError(error);
        dispatch(toastShown({ kind: 'error', message: record ? 'app.serverErrorBody' : 'app.offline' }));
      })
      .finally(() => setBusy(false));
  };
  const ending = (
    <Button size="small" disabled={isBusy} onClick={act(() => end({ pin_id: pin.id }))}>
      {text(isSponsor ? 'sponsor.end' : 'sponsor.clear')}
    </Button>
  );

  if (!sponsorship) return isCreator ? <AskSponsor pinId={pin.id} /> : null;
  const { sponsor, status } = sponsorship;
  const name = sponsor?.fullName ?? '';
  return (
    <div className={styles.note}>
      {status === 1 && sponsor && (
        <p className={styles.words}>
          {text('sponsor.label')}{' '}
          <Link href={sponsor.profileUrl} className={styles.name} dir="auto">
            {name}
          </Link>
        </p>
      )}
      {status === 0 && <p className={styles.words}>{isSponsor ? text('sponsor.askedYou') : text('sponsor.asked', { name })}</p>}
      {status === 2 && isCreator && <p className={styles.words}>{text('sponsor.rejected')}</p>}
      {status === 3 && (isCreator || isSponsor) && <p className={styles.words}>{text('sponsor.ended')}</p>}
      {isSponsor && status === 0 && (
        <>
          <Button size="small" variant="primary" disabled={isBusy} onClick={act(() => answer({ pin_id: pin.id, action: 'approve' }))}>
            {text('sponsor.approve')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={act(() => answer({ pin_id: pin.id, action: 'reject' }))}>
            {text('sponsor.reject')}
          </Button>
        </>
      )}
      {((isSponsor && status === 1) || isCreator) && ending}
    </div>
  );
}

/** The creator names who is to pay for the pin. */
function AskSponsor({ pinId }: { pinId: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: SponsorshipResource.create,
    fields: ['username'],
    read: (typed) =>
      typed.text('username').trim() === ''
        ? { wrong: { username: { id: 'sponsor.nameNeeded' } } }
        : { input: { pin_id: pinId, username: typed.text('username').trim().replace(/^@/, '') } },
    blame: ({ record }) => {
      if (record?.name === 'user_not_found') return { username: { id: 'sponsor.nobody' } };
      if (record?.name === 'forbidden') return { username: { id: 'sponsor.notYou' } };
      return record?.name === 'conflict' ? { username: { id: 'sponsor.saidNo' } } : {};
    },
    onDone: () => setOpen(false),
  });
  if (!isOpen)
    return (
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {text('sponsor.ask')}
      </button>
    );
  return (
    <form {...form} className={styles.ask}>
      <TextField label={text('sponsor.username')} name="username" autoComplete="off" dir="ltr" autoFocus error={errorOf('username')} />
      <FormFailure words={failure} />
      <div className={styles.acts}>
        <Button onClick={() => setOpen(false)}>{text('app.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {text('sponsor.send')}
        </Button>
      </div>
    </form>
  );
}
