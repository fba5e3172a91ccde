import { PROFILES, type Question } from './question.ts';
import type { SceneObject } from './scene.ts';

/** Fields that name something of somebody's: a call that may have one needs its questions above, unless `OBJECTS` suffice. */
const NAMES_AN_OBJECT = new Set([
  'board_id',
  'comment_id',
  'commentId',
  'id',
  'pin_id',
  'pin_ids',
  'section',
  'section_id',
  'slug',
  'user_id',
  'username',
]);
/** Fields that say by their name which object a change is about. */
const OBJECTS: Readonly<Record<string, (object: SceneObject) => unknown>> = {
  board_id: ({ board }) => board.id,
  pin_id: ({ pin }) => pin.id,
  pin_ids: ({ pin }) => [pin.id],
  section_id: ({ section }) => section.id,
  user_id: ({ owner }) => owner.id,
};
/** Those that take a username which is nobody's yet. */
const ABOUT_ONESELF = /register|^UsernameResource/i;

let made = 0;
/** The values of fields whose schema does not say enough. */
const MADE_UP: Readonly<Record<string, string | number | (() => string)>> = {
  account_id: '1',
  birthday: 640_000_000,
  email: () => `yuki.mori.${(made += 1)}@example.org`,
  mfa_token: '123456',
  mail_id: '1',
  backup_email: 'tomas.haddad@example.org',
  language: 'en',
  locale: 'en',
  new_passcode: '4821',
  new_password: 'blue feathers 43',
  password: 'blue feathers 42',
  url: 'http://127.0.0.1/',
  username: 'yukimori_folds',
};

type InputSchema = { required?: string[]; properties?: Record<string, Field> };
type Field = { const?: unknown; anyOf?: Field[]; type?: string; minimum?: number };

/**
 * The one question about a call that names nothing of others, or about a change whose required fields name its object. Null
 * when somebody has to say what it is about: of a reading call also by what one sees that it shows.
 */
export function plainQuestion(name: string, { required = [], properties }: InputSchema): Question | null {
  if (properties === undefined) return null;
  const names = ABOUT_ONESELF.test(name) ? [] : Object.keys(properties).filter((field) => NAMES_AN_OBJECT.has(field));
  const input = (object: SceneObject) =>
    Object.fromEntries(
      required.map((field) => [field, names.includes(field) ? OBJECTS[field]!(object) : valueOf(field, properties[field]!)]),
    );
  if (names.length === 0) return { isAboutNothing: true, objects: ['public'], input };
  const isChange = !/^GET |\.get$/u.test(name);
  if (!isChange || !names.every((field) => required.includes(field) && field in OBJECTS)) return null;
  return { ...(names.includes('user_id') && { objects: PROFILES }), input };
}

function valueOf(name: string, field: Field): unknown {
  const known = MADE_UP[name];
  return typeof known === 'function' ? known() : (known ?? makeUp(field));
}

function makeUp({ const: only, anyOf, type, minimum }: Field): unknown {
  if (only !== undefined) return only;
  if (anyOf) return makeUp(anyOf[0]!);
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'array' ? [] : 'made-up';
}
