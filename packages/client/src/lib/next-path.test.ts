import { describe, expect, it } from 'vitest';
import { logInFor, nextPathOf, withNext } from './next-path.ts';

describe('the way on after signing in', () => {
  it('is the path that was asked for', () => {
    expect(nextPathOf('?next=%2Fpin%2F12%2F%3Fa%3Db')).toBe('/pin/12/?a=b');
  });

  it.each([
    '',
    '?next=',
    '?next=https://elsewhere.example',
    '?next=//elsewhere.example',
    '?next=/%5Celsewhere.example',
    '?next=/%09/elsewhere.example',
    '?next=javascript:alert(1)',
  ])('is home for %j', (search) => {
    expect(nextPathOf(search)).toBe('/');
  });

  it('leads back to the page that somebody logged in from', () => {
    expect(withNext('/login/', '/pin/12/?a=b')).toBe('/login/?next=%2Fpin%2F12%2F%3Fa%3Db');
  });

  it('is the page that needed an account, as it was asked for', () => {
    const search = new URLSearchParams({ url: 'http://tiles.example/a?b=c&d' });
    expect(nextPathOf(new URL(logInFor('/pin-builder/', search), 'http://page').search)).toBe(`/pin-builder/?${search.toString()}`);
    expect(logInFor('/pin-builder/', new URLSearchParams())).toBe('/login/?next=%2Fpin-builder%2F');
  });

  it.each(['/', '/login/', '/signup/?owner=x'])('leaves %s out', (current) => {
    expect(withNext('/login/', current)).toBe('/login/');
  });
});
