import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { builderPath, filledWith, hasRoomFor, readGivenWords } from './given-words.ts';

const shed = { link: 'https://sheds.example/blue', title: 'A blue shed', description: '' };

describe('words of a page without pictures', () => {
  it('go to the builder by its address, and come out of it whole', () => {
    expect(readGivenWords(new URL(builderPath(shed), 'https://here.example').searchParams)).toEqual(shed);
    expect(readGivenWords(new URLSearchParams('draft=7'))).toBeNull();
  });

  it('fill a draft that has none of its own in their place, and leave alone what they do not name', () => {
    const draft = emptyDraft('1');
    expect(hasRoomFor({ ...draft, description: 'For the garden' }, shed)).toBe(true);
    expect(filledWith(shed)).toEqual({ link: shed.link, title: shed.title });
    expect(hasRoomFor({ ...draft, title: 'Mine' }, shed)).toBe(false);
    expect(hasRoomFor({ ...draft, picture: { kind: 'web', url: '', sourceUrl: '', width: 1, height: 1 } }, shed)).toBe(false);
  });
});
