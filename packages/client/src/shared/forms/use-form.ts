import type { Words } from '../../i18n/message-id.ts';
import { useState, type FormEvent } from 'react';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../i18n/i18n.tsx';
import { focusField } from '../../lib/form-fields.ts';
import { repeatKeys } from '../../lib/repeat-keys.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useAction } from '../../store/hooks.ts';
import { isPasscodeNeeded } from '../../store/passcode-asker.ts';
import { failureWords } from './failure-words.ts';
import type { FieldErrors } from './field-errors.ts';
import { fieldWords } from './field-words.ts';
import { readTyped, type Typed } from './typed.ts';

/** What a form has to say, or that it can be sent. */
export type Checked<Field extends string, Input> = { readonly wrong: FieldErrors<Field> } | { readonly input: Input };

export interface FormOptions<Field extends string, Input, Output> {
  readonly endpoint: Endpoint<Input, Output>;
  /** From top to bottom: the first wrong one gets the cursor. */
  readonly fields: readonly Field[];
  /** Makes the call's input of what was typed, or says what is wrong with it. */
  readonly read: (typed: Typed) => Checked<Field, Input>;
  readonly onDone: (output: Output, input: Input, form: HTMLFormElement) => void;
  /** What is said while somebody types, such as that a text grows too long; it keeps the form from being sent, too. */
  readonly live?: (typed: Typed) => FieldErrors<Field>;
  /** The words for what the server found wrong with a field, where they are not those of every form. */
  readonly wordsFor?: (problem: FieldProblem, error: CallError) => Words | undefined;
  /** The words for what went wrong with the whole. */
  readonly failed?: (error: CallError) => Words;
}

export interface FormKit<Field extends string> {
  /** For the form element, or for a `FormDialog`. */
  readonly form: {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Checks and sends a form by another button than its own; tells whether it went. */
  readonly submit: (form: HTMLFormElement) => Promise<boolean>;
  /** What is wrong with a field, in the person's language. */
  readonly errorOf: (field: Field) => string | undefined;
  readonly failure: Words | null;
  readonly busy: boolean;
}

/**
 * A form that is sent by one call. What is typed is checked by the client's rules, then by the server's, and either way the
 * words stand beside the field and the first wrong one has the cursor. A second submit while one runs does nothing, and one
 * after a reply that never came repeats the same act, which happens once.
 */
export function useForm<Field extends string, Input, Output>(options: FormOptions<Field, Input, Output>): FormKit<Field> {
  const { endpoint, fields, read, onDone, live, wordsFor, failed = failureWords } = options;
  const text = useText();
  const call = useAction(endpoint);
  const { busy, run } = useOneAtATime();
  const [keys] = useState(() => repeatKeys());
  const [wrong, setWrong] = useState<FieldErrors<Field>>({});
  const [growing, setGrowing] = useState<FieldErrors<Field>>({});
  const [failure, setFailure] = useState<Words | null>(null);

  const show = (form: HTMLFormElement, found: FieldErrors<Field>) => {
    setWrong(found);
    focusField(
      form,
      fields.find((field) => found[field]),
    );
  };
  const refuse = (form: HTMLFormElement, error: CallError) => {
    const problems = error.record?.extraData?.fields ?? [];
    const named = problems.filter(({ field }) => fields.includes(field as Field));
    const words = named.map((problem) => [problem.field, wordsFor?.(problem, error) ?? fieldWords([problem])[problem.field]] as const);
    if (words.length === 0) return setFailure(failed(error));
    show(form, Object.fromEntries(words) as FieldErrors<Field>);
  };
  const submit = async (form: HTMLFormElement): Promise<boolean> => {
    let isSent = false;
    await run(async () => {
      const typed = readTyped(form);
      const checked = read(typed);
      const found = { ...('wrong' in checked ? checked.wrong : {}), ...live?.(typed) };
      setFailure(null);
      show(form, found);
      if ('wrong' in checked || Object.keys(found).length > 0) return;
      try {
        const output = await call(checked.input, { idempotencyKey: keys.keyOf(checked.input) });
        keys.settle();
        isSent = true;
        onDone(output, checked.input, form);
      } catch (thrown) {
        const error = toCallError(thrown);
        if (error.record) keys.settle();
        // Who closed the question for the passcode knows why nothing was saved.
        if (!isPasscodeNeeded(thrown)) refuse(form, error);
      }
    });
    return isSent;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form inside another feature's dialog does not send that one, too.
    event.stopPropagation();
    void submit(event.currentTarget);
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (live) setGrowing(live(readTyped(currentTarget)));
    const { name: typedInto = '' } = target as Partial<HTMLInputElement>;
    // A field of several parts, such as a date, is named by the part before the dot.
    const name = typedInto.split('.')[0] as Field;
    if (wrong[name]) setWrong({ ...wrong, [name]: undefined });
  };
  const errorOf = (field: Field) => {
    const words = growing[field] ?? wrong[field];
    return words && text(words.id, words.values);
  };
  return { form: { noValidate: true, onSubmit, onInput }, submit, errorOf, failure, busy };
}
