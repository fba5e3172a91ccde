import { describe, expect, it } from 'vitest';
import { anonymizeEmail, checkBackupEmail, checkPasscode, tidyPasscode } from './passcode.ts';

describe('a parental passcode', () => {
  it.each([
    ['', 'required'],
    ['abcd', 'digits'],
    ['12 4', 'digits'],
    ['١٢٣٤', 'digits'],
    ['-123', 'digits'],
    ['123', 'four_digits'],
    ['12345', 'four_digits'],
    ['0000', null],
    ['4821', null],
  ])('%j is judged %j', (passcode, problem) => {
    expect(checkPasscode(passcode)).toBe(problem);
  });

  it.each([
    [' 48 21 ', '4821'],
    ['48\t2\n1', '4821'],
    ['482199', '4821'],
    ['', ''],
  ])('typed as %j counts as %j', (typed, passcode) => {
    expect(tidyPasscode(typed)).toBe(passcode);
  });
});

describe('the backup address of a passcode', () => {
  it.each([
    ['', 'required'],
    ['tomas', 'format'],
    ['  Noor.Haddad@example.org ', 'same'],
    ['tomas.haddad@example.org', null],
  ])('%j is judged %j for noor.haddad@example.org', (email, problem) => {
    expect(checkBackupEmail(email, 'noor.haddad@example.org')).toBe(problem);
  });

  it('is any for an account that has none', () => {
    expect(checkBackupEmail('tomas.haddad@example.org', null)).toBeNull();
  });

  it.each([
    ['noor@example.org', 'n•••@example.org'],
    ['n@example.org', 'n•••@example.org'],
    ['"a@b"@example.org', '"•••@example.org'],
  ])('%s is shown as %s', (email, shown) => {
    expect(anonymizeEmail(email)).toBe(shown);
  });
});
