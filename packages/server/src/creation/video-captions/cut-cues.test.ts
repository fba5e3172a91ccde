import { describe, expect, it } from 'vitest';
import { cutCues } from './cut-cues.service.ts';

const file = [
  'WEBVTT',
  '00:00:00.000 --> 00:00:02.000\nBefore',
  '00:00:01.500 --> 00:00:03.250\nAcross\nthe beginning',
  '00:00:04.000 --> 00:00:06.000\nAcross the end',
  '01:00:00.000 --> 01:00:01.000\nMuch later',
]
  .join('\n\n')
  .concat('\n');

describe('the captions of a film that is cut', () => {
  it('begin with the kept part, and leave out what is not heard there', () => {
    expect(cutCues(file, { trimStart: 2, trimEnd: 5 })).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.250\nAcross\nthe beginning\n\n00:00:02.000 --> 00:00:03.000\nAcross the end\n',
    );
  });

  it('run to their end where the film does', () => {
    expect(cutCues(file, { trimStart: 4.5, trimEnd: null })).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nAcross the end\n\n00:59:55.500 --> 00:59:56.500\nMuch later\n',
    );
  });

  it('are as they were where all of the film is kept, and none where nothing is said in the part', () => {
    expect(cutCues(file, { trimStart: 0, trimEnd: null })).toBe(file);
    expect(cutCues(file, { trimStart: 10, trimEnd: 20 })).toBeNull();
  });
});
