import { isInvisible } from '../invisible-characters.ts';
import { textLimits } from '../text-limits.ts';
import { hasControlCharacters } from './email.ts';

/** A name stands in mails, to addresses that anybody may type: it is no place for an address of the web. */
const WEB_ADDRESS = /:\/\/|\bwww\./i;

export type NameProblem = 'required' | 'maxLength' | 'characters';

/** What is wrong with a person's full name, or `null`. */
export function checkFullName(text: string): NameProblem | null {
  const name = tidyName(text);
  if (name === '') return 'required';
  if (hasControlCharacters(name) || WEB_ADDRESS.test(name)) return 'characters';
  if (isInvisible(name)) return 'required';
  return Array.from(name).length > textLimits.fullName ? 'maxLength' : null;
}

/** A name without spaces around it or doubled within. */
export function tidyName(text: string): string {
  return text.trim().replace(/ {2,}/g, ' ');
}

/** A first guess at a name from the address's part before the @: `noor.haddad+pins@…` makes `Noor Haddad`. */
export function nameFromEmail(email: string): string {
  const local = (email.split('@')[0] ?? '').split('+')[0] ?? '';
  const words = local.split(/[._\-\d]+/).filter((word) => word !== '');
  const named = words.length > 0 ? words : [local];
  return Array.from(named.map(capitalise).join(' ')).slice(0, textLimits.fullName).join('').trim();
}

/** First and last name of a full one: the first word, and the rest. */
export function splitName(fullName: string): { first: string; last: string } {
  const [first = '', ...rest] = tidyName(fullName).split(' ');
  return { first, last: rest.join(' ') };
}

function capitalise(word: string): string {
  const [head = '', ...tail] = word;
  return head.toUpperCase() + tail.join('');
}
