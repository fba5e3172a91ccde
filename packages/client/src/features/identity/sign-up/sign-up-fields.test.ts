import { describe, expect, it } from 'vitest';
import { accountFieldWords } from '../../../shared/forms/account-field-words.ts';
import { checkSignUpValues, signUpPayload } from './sign-up-fields.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const noor = { email: 'noor@example.org', password: 'blue feathers 42', birthday: '1994-05-17' };

describe('the sign-up form', () => {
  it('finds nothing wrong with a right one', () => {
    expect(checkSignUpValues(noor, now)).toEqual({});
  });

  it('names every field that is empty', () => {
    expect(checkSignUpValues({ email: ' ', password: '', birthday: '' }, now)).toEqual({
      email: { id: 'problem.emailRequired' },
      password: { id: 'problem.passwordRequired' },
      birthday: { id: 'problem.birthdayRequired' },
    });
  });

  it('tells a date that is no date from an empty one', () => {
    expect(checkSignUpValues({ ...noor, birthday: null }, now)).toEqual({
      birthday: { id: 'problem.birthdayFormat' },
    });
  });

  it('says how long a password has to be', () => {
    expect(checkSignUpValues({ ...noor, password: 'seven77' }, now)).toEqual({
      password: { id: 'problem.passwordTooShort', values: { limit: 8 } },
    });
  });

  it('needs the name of a business, and looks at a username where one is chosen', () => {
    expect(checkSignUpValues({ ...noor, businessName: ' ', username: '42' }, now)).toEqual({
      business_name: { id: 'problem.businessNameRequired' },
      username: { id: 'username.short' },
    });
    expect(checkSignUpValues({ ...noor, businessName: 'Blue Tile Shop', username: '' }, now)).toEqual({});
    expect(signUpPayload({ ...noor, username: 'noor_walks' }, '')).toMatchObject({ username: 'noor_walks' });
  });

  it('sends the tidied address and the birthday as the first second of its day', () => {
    expect(signUpPayload({ ...noor, email: ' noor@example.org ' }, '')).toEqual({
      email: 'noor@example.org',
      password: 'blue feathers 42',
      birthday: '769132800',
    });
  });

  it("takes along what the link says: the owner's token, or an invitation", () => {
    expect(signUpPayload(noor, '?owner=made-once')).toMatchObject({ owner_token: 'made-once' });
    expect(signUpPayload(noor, '?next=%2F&invite_code=an-invitation')).toMatchObject({ invite_code: 'an-invitation' });
  });

  it("has words for the server's own findings, and for rules it does not know", () => {
    expect(
      accountFieldWords([
        { field: 'password', rule: 'too_common' },
        { field: 'email', rule: 'unheard_of' },
      ]),
    ).toEqual({
      password: { id: 'problem.passwordTooCommon' },
      email: { id: 'problem.field' },
    });
  });
});
