import { useState, type ReactNode } from 'react';
import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { FormKit } from '../../../shared/forms/use-form.ts';
import { LazyBirthdayQuestion } from './lazy-birthday-question.ts';
import { asksForBirthday } from './sign-up-failure.ts';

/** What a form sends that makes an account. */
interface WithBirthday {
  /** Epoch seconds. */
  readonly birthday: string;
  readonly confirmed_birthday?: string;
}

/** The question whether the birthday is right, which the server asks of who seems too young. */
export function useBirthdayQuestion<Input extends WithBirthday>(): {
  /** For the form's `takeOver`. */
  readonly ask: (error: CallError, input: Input) => boolean;
  /** Draws the question while it is asked; `resend` sends the form once more. */
  readonly draw: (kit: Pick<FormKit<never, Input>, 'busy' | 'resend' | 'focus'>) => ReactNode;
} {
  const [asked, setAsked] = useState<Input | null>(null);
  const ask = (error: CallError, input: Input) => {
    const isAsked = asksForBirthday(error);
    setAsked(isAsked ? input : null);
    return isAsked;
  };
  const draw: ReturnType<typeof useBirthdayQuestion<Input>>['draw'] = ({ busy, resend, focus }) =>
    asked && (
      <LazyBirthdayQuestion
        date={new Date(Number(asked.birthday) * 1000).toISOString().slice(0, 10)}
        busy={busy}
        onConfirm={() => void resend({ ...asked, confirmed_birthday: asked.birthday })}
        onChange={() => {
          setAsked(null);
          // The dialog gives the focus back first.
          requestAnimationFrame(() => focus('birthday.year'));
        }}
      />
    );
  return { ask, draw };
}
