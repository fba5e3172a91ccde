import { describe, expect, it } from 'vitest';
import { mayBeKept, normaliseAddress } from './normalise-address.ts';

describe('the address that a page is kept under', () => {
  it.each([
    ['/?utm_source=letter&x=1', '/'],
    ['/about/?q=tiles', '/about/'],
    ['/pin/117594715590759679/?ref=a', '/pin/117594715590759679/'],
    ['/inesduarte/?sort=newest&x=1&tab=boards', '/inesduarte/?tab=boards&sort=newest'],
    ['/search/pins/?x=1&exact=1&q=blue%20jug', '/search/pins/?q=blue+jug&exact=1'],
    ['/search/pins/?q=jug&q=bowl', '/search/pins/?q=jug'],
    ['//elsewhere.example/?x=1', '//elsewhere.example/'],
  ])('of %s is %s', async (address, kept) => {
    expect(await normaliseAddress(address)).toBe(kept);
  });
});

describe('a page', () => {
  it.each([
    '/login/',
    '/login/link/',
    '/login/left/',
    '/signup/',
    '/password/reset/',
    '/verify/email/',
    '/email/change/',
    '/secure/not-me/',
    '/parental-passcode/reset/',
    '/app-factory-oauth/an-id/',
    '/app-factory-oauth/error/',
  ])('at %s is kept for nobody', async (path) => {
    expect(await mayBeKept(path)).toBe(false);
  });

  it.each(['/', '/about/', '/pin/117594715590759679/', '/inesduarte/', '/search/pins/'])('at %s may be kept', async (path) => {
    expect(await mayBeKept(path)).toBe(true);
  });
});
