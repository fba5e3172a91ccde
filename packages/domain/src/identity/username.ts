import { topLevelRoutes } from '../routes/top-level.ts';
import { textLimits } from '../text-limits.ts';

export type UsernameProblem = 'required' | 'minLength' | 'maxLength' | 'characters' | 'all_digits' | 'reserved';

/** Fewest characters of a username; the most stands in `textLimits`. */
export const USERNAME_MIN_LENGTH = 3;

/** Words that would let somebody pass for the instance or for a whole page of people. */
const houseWords = [
  'admin',
  'administrator',
  'bowerbird',
  'everyone',
  'here',
  'me',
  'moderator',
  'null',
  'official',
  'owner',
  'root',
  'staff',
  'support',
  'system',
  'team',
  'undefined',
  'user',
  'username',
];

const reserved: ReadonlySet<string> = new Set<string>([
  ...topLevelRoutes,
  ...topLevelRoutes.map((name) => name.replaceAll('-', '_')),
  ...houseWords,
]);

/** Whether a name is an address of the instance, in any case. */
function isReservedName(name: string): boolean {
  return reserved.has(name.toLowerCase());
}

/** What is wrong with a username, or `null`; whether it is taken, the server tells. */
export function checkUsername(username: string): UsernameProblem | null {
  if (username === '') return 'required';
  if (!/^[a-z0-9_]*$/i.test(username)) return 'characters';
  if (username.length < USERNAME_MIN_LENGTH) return 'minLength';
  if (username.length > textLimits.username) return 'maxLength';
  if (/^\d*$/.test(username)) return 'all_digits';
  return isReservedName(username) ? 'reserved' : null;
}

// What leaves room for a number behind it, when the plain name is taken.
const LONGEST_BASE = textLimits.username - 8;

/** A username to start from, made of a name: `Tomás Ibarra` makes `tomasibarra`; always a right one. */
export function usernameFromName(name: string): string {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, LONGEST_BASE);
  if (checkUsername(folded) === null) return folded;
  const padded = `${folded}_pins`;
  return checkUsername(padded) === null ? padded : 'bird_pins';
}
