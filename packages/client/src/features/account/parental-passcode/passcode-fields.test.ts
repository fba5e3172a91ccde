import { describe, expect, it } from 'vitest';
import { checkNewBackupEmail, checkNewPasscode } from './passcode-fields.ts';

/** Each field's words by their id. */
function inWords(problems: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(problems).map(([field, id]) => [field, { id }]));
}

describe('a new passcode that is typed twice', () => {
  it.each([
    ['4821', '4821', {}],
    [' 48 21', '4821', {}],
    ['', '', { new_passcode: 'passcode.fieldRequired', confirm_passcode: 'passcode.fieldRequired' }],
    ['48a1', '48', { new_passcode: 'passcode.digits', confirm_passcode: 'passcode.fourDigits' }],
    ['4821', '4822', { confirm_passcode: 'passcode.match' }],
  ])('%j and %j', (passcode, confirmed, problems) => {
    expect(checkNewPasscode(passcode, confirmed)).toEqual(inWords(problems));
  });
});

describe('a backup address that is typed twice', () => {
  it.each([
    ['tomas@example.org', 'Tomas@example.org ', {}],
    ['', '', { backup_email: 'passcode.fieldRequired', confirm_email: 'passcode.fieldRequired' }],
    ['tomas', 'tomas', { backup_email: 'passcode.emailFormat', confirm_email: 'passcode.emailFormat' }],
    ['sam@example.org', 'sam@example.org', { backup_email: 'passcode.emailSame' }],
    ['tomas@example.org', 'thomas@example.org', { confirm_email: 'passcode.emailMatch' }],
  ])('%j and %j', (email, confirmed, problems) => {
    expect(checkNewBackupEmail(email, confirmed, 'Sam@example.org')).toEqual(inWords(problems));
  });
});
