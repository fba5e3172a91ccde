import type { Words } from '../../i18n/message-id.ts';
import { useRef, useState, type FormEvent } from 'react';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useI18n, useText } from '../../i18n/i18n.tsx';
import { focusField } from '../../lib/form-fields.ts';
import { repeatKeys } from '../../lib/repeat-keys.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { call } from '../../store/call.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { isPasscodeNeeded } from '../../store/passcode-asker.ts';
import { bringFailureWords, failureWords } from './failure-words.ts';
import type { FieldErrors } from './field-errors.ts';
import { fieldWords } from './field-words.ts';
import { readTyped, type Typed } from './typed.ts';

/** What a form has to say, or that it can be sent. */
export type Checked<Field extends string, Input> = { readonly wrong: FieldErrors<Field> } | { readonly input: Input };

/**
 * Says in the form itself why an act stopped before or between its calls. One reason is a question of the browser that was
 * closed.
 */
export class FormStop extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words.id);
    this.words = words;
  }
}

interface FormParts<Field extends string, Input, Output> {
  /** From top to bottom: the first wrong one gets the cursor. */
  readonly fields: readonly Field[];
  /** Makes the call's input of what was typed, or says what is wrong with it. */
  readonly read: (typed: Typed) => Checked<Field, Input> | Promise<Checked<Field, Input>>;
  readonly onDone?: (output: Output, input: Input, form: HTMLFormElement) => void;
  /** What is said while somebody types, such as that a text grows too long; it keeps the form from being sent, too. */
  readonly live?: (typed: Typed) => FieldErrors<Field>;
  /** The words for what the server found wrong with a field, where they are not those of every form. */
  readonly wordsFor?: (problem: FieldProblem, error: CallError) => Words | undefined;
  /** The words beside a field for an error that names no field, such as a wrong code. */
  readonly blame?: (error: CallError) => FieldErrors<Field>;
  /** The words for what went wrong with the whole. */
  readonly failed?: (error: CallError) => Words;
  /** Whether the page goes on from a failure by itself, such as to the second step; the form then says nothing. */
  readonly takeOver?: (error: CallError, input: Input) => boolean;
}

/** A form is sent by one call, or by an act of its own that may make several. */
export type FormOptions<Field extends string, Input, Output> = FormParts<Field, Input, Output> &
  (
    | { readonly endpoint: Endpoint<Input, Output>; readonly send?: undefined }
    | { readonly endpoint?: undefined; readonly send: (input: Input, options: CallOptions) => Promise<Output> }
  );

export interface FormKit<Field extends string, Input = never> {
  /** For the form element. */
  readonly form: {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onReset: () => void;
  };
  /** For a `FormDialog`. */
  readonly dialog: {
    readonly busy: boolean;
    readonly onSubmit: (form: HTMLFormElement) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Checks and sends a form by another button than its own; tells whether it went. */
  readonly submit: (form: HTMLFormElement) => Promise<boolean>;
  /** Sends what was read before once more, with what somebody answered since. */
  readonly resend: (input: Input) => Promise<boolean>;
  /** What is wrong with a field, in the person's language. */
  readonly errorOf: (field: Field) => string | undefined;
  /** The same before it is put into the language, for words with a link in them. */
  readonly wordsOf: (field: Field) => Words | undefined;
  readonly failure: Words | null;
  /** Says something about the whole, or nothing any more. */
  readonly fail: (words: Words | null) => void;
  /** Puts the cursor into a field of what was sent. */
  readonly focus: (name: string) => void;
  readonly busy: boolean;
}

/**
 * A form that is sent by one call. The client's rules check what is typed, then the server's. Either way the words stand beside
 * the field, and the first wrong field has the cursor. A second submit while one runs does nothing. A submit after a reply that
 * never came repeats the same act, which happens once.
 */
export function useForm<Field extends string, Input, Output>(options: FormOptions<Field, Input, Output>): FormKit<Field, Input> {
  const { fields, read, onDone, live, wordsFor, blame, failed = failureWords, takeOver } = options;
  const text = useText();
  const i18n = useI18n();
  const dispatch = useAppDispatch();
  const { busy, run } = useOneAtATime();
  const [keys] = useState(() => repeatKeys());
  const sent = useRef<HTMLFormElement>(null);
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
  const wrongBy = (error: CallError): FieldErrors<Field> => {
    const problems = error.record?.extraData?.fields ?? [];
    const named = problems.filter(({ field }) => fields.includes(field as Field));
    const words = named.map((problem) => [problem.field, wordsFor?.(problem, error) ?? fieldWords([problem])[problem.field]] as const);
    return { ...(Object.fromEntries(words) as FieldErrors<Field>), ...blame?.(error) };
  };
  const refuse = async (form: HTMLFormElement, thrown: unknown): Promise<void> => {
    if (thrown instanceof FormStop) return setFailure(thrown.words);
    const error = toCallError(thrown);
    const found = wrongBy(error);
    if (Object.keys(found).length > 0) return show(form, found);
    const words = failed(error);
    await bringFailureWords(i18n, words);
    setFailure(words);
  };
  const send = async (form: HTMLFormElement, input: Input): Promise<boolean> => {
    try {
      const repeat = { idempotencyKey: keys.keyOf(input) };
      const output = await (options.send ? options.send(input, repeat) : dispatch(call(options.endpoint, input, repeat)));
      keys.settle();
      onDone?.(output, input, form);
      return true;
    } catch (thrown) {
      const error = toCallError(thrown);
      if (error.record) keys.settle();
      // Who closed the question for the passcode knows why nothing was saved.
      if (!isPasscodeNeeded(thrown) && !takeOver?.(error, input)) await refuse(form, thrown);
      return false;
    }
  };
  const submit = async (form: HTMLFormElement, button: HTMLElement | null = null): Promise<boolean> => {
    let isSent = false;
    await run(async () => {
      sent.current = form;
      const typed = readTyped(form, button);
      setFailure(null);
      try {
        const checked = await read(typed);
        const found = { ...('wrong' in checked ? checked.wrong : {}), ...live?.(typed) };
        show(form, found);
        if ('wrong' in checked || Object.keys(found).length > 0) return;
        isSent = await send(form, checked.input);
      } catch (thrown) {
        // The rules of the fields may have to be fetched, too.
        await refuse(form, thrown);
      }
    });
    return isSent;
  };
  const resend = async (input: Input): Promise<boolean> => {
    let isSent = false;
    await run(async () => {
      if (sent.current) isSent = await send(sent.current, input);
    });
    return isSent;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form inside another feature's dialog does not send that one, too.
    event.stopPropagation();
    void submit(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (live) setGrowing(live(readTyped(currentTarget)));
    const { name: typedInto = '' } = target as Partial<HTMLInputElement>;
    // A field of several parts, such as a date, is named by the part before the dot.
    const name = typedInto.split('.')[0] as Field;
    if (wrong[name]) setWrong({ ...wrong, [name]: undefined });
  };
  const onReset = () => {
    setWrong({});
    setGrowing({});
    setFailure(null);
  };
  const wordsOf = (field: Field) => growing[field] ?? wrong[field];
  const errorOf = (field: Field) => {
    const words = wordsOf(field);
    return words && text(words.id, words.values);
  };
  return {
    form: { noValidate: true, onSubmit, onInput, onReset },
    dialog: { busy, onSubmit: (form) => void submit(form), onInput },
    submit,
    resend,
    errorOf,
    wordsOf,
    failure,
    fail: setFailure,
    focus: (name) => focusField(sent.current, name),
    busy,
  };
}
