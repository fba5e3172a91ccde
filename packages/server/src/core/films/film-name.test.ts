import { describe, expect, it } from 'vitest';
import { nameFilm, nameIn } from './film-name.ts';

const [wheel, tram] = ['a'.repeat(64), 'b'.repeat(64)];
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0x00, 0x03, 0x01, 0xff, 0xd9]);

describe('the name of a film in its picture', () => {
  it('is written once, in place of another one', () => {
    const named = nameFilm(jpeg, wheel);
    expect(nameIn(named)).toBe(wheel);
    expect(nameFilm(named, wheel)).toEqual(named);
    expect(nameFilm(nameFilm(jpeg, `${tram} ${crypto.randomUUID()}`), wheel)).toEqual(named);
  });

  it('takes no comment of somebody else for one, and no picture that breaks off', () => {
    const comment = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00, 0x07]), Buffer.from('Porto'), jpeg.subarray(2)]);
    expect(nameIn(comment)).toBeNull();
    expect(nameFilm(comment, wheel).includes('Porto')).toBe(true);
    for (let length = 0; length < 8; length += 1) expect(nameIn(nameFilm(jpeg, wheel).subarray(0, length))).toBeNull();
  });
});
