import { describe, expect, it } from 'vitest';
import { ageInYears, checkBirthday } from './birthday.ts';
import { isCommonPassword } from './common-passwords.ts';
import { checkEmail } from './email.ts';
import { checkCustomGender } from './gender.ts';
import { checkFullName, nameFromEmail, splitName } from './names.ts';
import { checkPassword } from './password.ts';
import { checkUsername, usernameFromName } from './username.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const now = Date.parse('2026-11-21T12:00:00Z');

describe('an e-mail address', () => {
  it.each(['noor@example.org', ' noor.haddad+pins@mail.example.co ', "o'lind@example.org", 'mei@例え.jp'])('%s is right', (email) => {
    expect(checkEmail(email)).toBeNull();
  });
  it.each([
    ['', 'required'],
    ['noor', 'format'],
    ['noor@example', 'format'],
    ['noor@@example.org', 'format'],
    ['a b@example.org', 'format'],
    ['noor@example..org', 'format'],
    ['noor\u0000@example.org', 'format'],
    ['noor\u200B@example.org', 'format'],
    ['\u3164@example.org', 'format'],
    ['\u2800@example.org', 'format'],
    [`${'n'.repeat(250)}@example.org`, 'maxLength'],
    ['<b>@example.org', 'format'],
  ])('%j: %s', (email, problem) => {
    expect(checkEmail(email)).toBe(problem);
  });
});

describe('a new password', () => {
  it.each(['a cup of tea', '  leading', 'x'.repeat(128), '~!@#$%^&'])('%j is right', (password) => {
    expect(checkPassword(password)).toBeNull();
  });
  it.each([
    ['', 'required'],
    ['seven77', 'minLength'],
    ['x'.repeat(129), 'maxLength'],
    ['pässword', 'characters'],
    ['tab\tinside it', 'characters'],
    ['🦜🦜🦜🦜🦜', 'characters'],
    ['          ', 'blank'],
  ])('%j: %s', (password, problem) => {
    expect(checkPassword(password)).toBe(problem);
  });
  it('is not the address itself', () => {
    expect(checkPassword('Noor@Example.org', 'noor@example.org')).toBe('same_as_email');
  });
  it.each(['password', 'PassWord123', 'aaaaaaaa', 'abababab', '12345678', '87654321', 'qwertyuiop', 'asdfghjkl', 'iloveyou'])(
    '%s is a common one',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );
  it('lets an uncommon one pass', () => {
    expect(isCommonPassword('blue feathers 42')).toBe(false);
  });
});

describe('a birthday', () => {
  it('turns a year older on the day itself', () => {
    expect(ageInYears(seconds('2013-11-22'), now)).toBe(12);
    expect(ageInYears(seconds('2013-11-21'), now)).toBe(13);
    expect(ageInYears(seconds('1950-02-28'), now)).toBe(76);
  });
  it('is neither to come nor beyond a long life', () => {
    expect(checkBirthday(seconds('2026-11-22'), now)).toBe('future');
    expect(checkBirthday(seconds('1900-01-01'), now)).toBe('too_long_ago');
    expect(checkBirthday(seconds('1962-07-01'), now)).toBeNull();
    expect(checkBirthday(1.5, now)).toBe('format');
  });
});

describe('a name', () => {
  it.each([
    ['noor.haddad@example.org', 'Noor Haddad'],
    ['lena_fjeld99@example.org', 'Lena Fjeld'],
    ['mei+pins@example.org', 'Mei'],
    ['1234@example.org', '1234'],
  ])('of %s is %s', (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });
  it('has a first part and a rest', () => {
    expect(splitName('  Ines  Duarte Silva ')).toEqual({ first: 'Ines', last: 'Duarte Silva' });
  });
  it('is neither empty, endless nor made of control characters', () => {
    expect(checkFullName('   ')).toBe('required');
    expect(checkFullName('n'.repeat(61))).toBe('maxLength');
    expect(checkFullName('Noor\u0007')).toBe('characters');
    expect(checkFullName('毛利 ゆき')).toBeNull();
  });
  it('is no address of the web, since it stands in mails', () => {
    for (const name of ['Win at https://evil.example', 'WWW.evil.example', 'a://b']) expect(checkFullName(name)).toBe('characters');
    for (const name of ['St. Mary’s: Arts/Crafts', 'Awww Pottery']) expect(checkFullName(name)).toBeNull();
  });
  it.each([
    '\u200B \u2060',
    '\u2800',
    '\u115F',
    '\u1160',
    '\u3164 \u3164',
    '\uFFA0',
    '\u00AD',
    '\u034F',
    '\u180E',
    '\uFFFA',
    '\u{1D159}',
    '\u{E0041}',
    '\u00A0',
  ])('cannot be %j, of which nothing can be seen, nor can a gender’s', (name) => {
    expect([checkFullName(name), checkFullName(` ${name} `), checkCustomGender(name)]).toEqual(['required', 'required', 'required']);
    expect(checkFullName(`Noor${name}`)).toBeNull();
  });
});

describe('a username', () => {
  it.each([
    ['ab', 'minLength'],
    ['a'.repeat(31), 'maxLength'],
    ['noor haddad', 'characters'],
    ['12345', 'all_digits'],
    ['Settings', 'reserved'],
    ['pin', 'reserved'],
    ['', 'required'],
  ])('%j: %s', (username, problem) => {
    expect(checkUsername(username)).toBe(problem);
  });
  it.each([
    ['Tomás Ibarra', 'tomasibarra'],
    ['Search', 'search_pins'],
    ['毛利 ゆき', '_pins'],
    ['42', '42_pins'],
  ])('made of %s is %s', (name, username) => {
    expect(usernameFromName(name)).toBe(username);
    expect(checkUsername(username)).toBeNull();
  });
});
