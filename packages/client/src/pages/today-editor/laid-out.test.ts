import { describe, expect, it } from 'vitest';
import { placeOf } from '../../lib/place-of.ts';
import { layOut, localMoment, momentOf, move, pinIdsOf } from './laid-out.ts';

const ORIGIN = 'https://pins.example.org';
const placesOf = (...typed: string[]) => typed.map((one) => placeOf(one, ORIGIN));

describe('the address of a pin or a board', () => {
  it('is understood whole, as a path, with what stands behind it, and a number alone is a pin', () => {
    expect(placesOf(`${ORIGIN}/pin/12/?x=1`, 'HTTP://Pins.Example.org/pin/12#top', '/pin/12', '12')).toEqual(
      Array.from({ length: 4 }, () => ({ pin: '12' })),
    );
    expect(placesOf(`${ORIGIN}/noorhaddad/blue-rooms/`)).toEqual([{ username: 'noorhaddad', slug: 'blue-rooms' }]);
    expect(placesOf('/noorhaddad/%E9%9D%92/')).toEqual([{ username: 'noorhaddad', slug: '青' }]);
  });

  it.each([
    '',
    'a jug',
    '/noorhaddad/',
    '/noorhaddad/tiles/doors/',
    'javascript:alert(1)',
    '/a/%E0%A4/',
    '/pin/99999999999999999999/',
    'https://elsewhere.example/pin/12/',
    'https://elsewhere.example/noorhaddad/tiles/',
    '//elsewhere.example/pin/12/',
    'https://pins.example.org.elsewhere.example/pin/12/',
    'https://pins.example.org@elsewhere.example/pin/12/',
    'https://pins.example.org:8443/pin/12/',
  ])('is nothing else: %s', (typed) => {
    expect(placesOf(typed)).toEqual([null]);
  });

  it('stands beside others, each once; one wrong address is told', () => {
    expect(pinIdsOf('/pin/1/ 2,\n/pin/1/', ORIGIN)).toEqual(['1', '2']);
    expect(pinIdsOf('/pin/1/ /noor/tiles/', ORIGIN)).toBeNull();
    expect(pinIdsOf('/pin/1/ https://elsewhere.example/pin/2/', ORIGIN)).toBeNull();
    expect(pinIdsOf('  ', ORIGIN)).toEqual([]);
  });
});

describe('the parts of an article', () => {
  it('stand there as words and addresses, and move', () => {
    const parts = layOut(
      [
        { kind: 'text', text: 'One' },
        { kind: 'pins', pin_ids: ['1', '2'] },
        { kind: 'board', board_id: '7' },
      ],
      (id) => `/b/${id}/`,
    );
    expect(parts.map(({ typed }) => typed)).toEqual(['One', '/pin/1/\n/pin/2/', '/b/7/']);
    expect(move(parts, 2, -1).map(({ kind }) => kind)).toEqual(['text', 'board', 'pins']);
    expect(move(parts, 0, 1).map(({ key }) => key)).toEqual([1, 0, 2]);
  });
});

it('keeps a moment through the field of the browser', () => {
  const at = '2026-11-23T09:30:00.000Z';
  expect(momentOf(localMoment(at))).toBe(at);
  expect(localMoment(null)).toBe('');
  expect(momentOf('')).toBeNull();
  expect(momentOf('soon')).toBeNull();
});
