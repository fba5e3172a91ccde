import { isInvisible } from '../invisible-characters.ts';
import { hasControlCharacters } from './email.ts';

/** What a person may choose; `custom` goes with words of their own. */
export const genders = ['female', 'male', 'custom', 'unspecified'] as const;
export type Gender = (typeof genders)[number];

/** Longest words of one's own for a gender, in characters. */
export const LONGEST_GENDER = 50;

/** What is wrong with words of one's own for a gender, or `null`. */
export function checkCustomGender(text: string): 'required' | 'maxLength' | 'characters' | null {
  const words = text.trim();
  if (words === '') return 'required';
  if (hasControlCharacters(words)) return 'characters';
  if (isInvisible(words)) return 'required';
  return Array.from(words).length > LONGEST_GENDER ? 'maxLength' : null;
}
