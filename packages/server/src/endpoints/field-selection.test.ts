import { describe, expect, it } from 'vitest';
import { selectFields } from './field-selection.ts';

const user = JSON.stringify({ id: '1', email: 'noor@example.org', full_name: 'Noor Haddad' });

describe('the fields that a caller names', () => {
  it('are narrowed to those named, without the entity before the dot', () => {
    expect(JSON.parse(selectFields(user, 'user.email,user.full_name'))).toEqual({ email: 'noor@example.org', full_name: 'Noor Haddad' });
  });

  it('are all there when none is named', () => {
    expect(selectFields(user, undefined)).toBe(user);
    expect(selectFields(user, '')).toBe(user);
  });

  it('leave out what the record does not have, inherited names too', () => {
    expect(JSON.parse(selectFields(user, ['user.constructor', 'user.shoe_size', 'user.id']))).toEqual({ id: '1' });
  });

  it('narrow each record of a list, and leave members alone that are none', () => {
    const list = JSON.stringify([JSON.parse(user), 'noor', null]);
    expect(JSON.parse(selectFields(list, 'user.id'))).toEqual([{ id: '1' }, 'noor', null]);
  });
});
