import { useState, type FormEvent } from 'react';
import { focusField, readField } from '../../../lib/form-fields.ts';
import type { PasscodeField, PasscodeProblems } from './passcode-fields.ts';

type Read = (field: PasscodeField | 'password') => string;

/** A form that is sent once nothing is wrong with it; the first wrong field has the cursor. */
export function useCheckedForm(
  check: (read: Read) => PasscodeProblems,
  send: (read: Read) => Promise<boolean>,
): { problems: PasscodeProblems; submit: (event: FormEvent<HTMLFormElement>) => void } {
  const [problems, setProblems] = useState<PasscodeProblems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read: Read = (field) => readField(form, field);
    const found = check(read);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusField(form, first);
    void send(read);
  };
  return { problems, submit };
}
