import { readText } from '../../lib/form-fields.ts';

/** What is filled into a form. */
export interface Typed {
  /** The text of a field without the space around it. */
  readonly text: (name: string) => string;
  /** The text of a field as it was typed, such as a password. */
  readonly raw: (name: string) => string;
  /** Whether a box is ticked. */
  readonly isOn: (name: string) => boolean;
  /** Everything, for readers of several fields. */
  readonly all: FormData;
}

/** Reads what is filled into a form, with the name and value of the button that sent it. */
export function readTyped(form: HTMLFormElement, button: HTMLElement | null = null): Typed {
  const data = new FormData(form, button);
  return { text: (name) => readText(data, name).trim(), raw: (name) => readText(data, name), isOn: (name) => data.has(name), all: data };
}
