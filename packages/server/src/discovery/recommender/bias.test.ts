import { describe, expect, it } from 'vitest';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { biasOf } from './bias.service.ts';

describe('what answers are bent towards', () => {
  const core = { now: () => 3 * 86_400_000 + 5 };
  const lena = { ...strangerViewer, kind: 'AUTH', userId: '7', locale: 'de' } as unknown as Viewer;

  it('is the language of a person, whatever they ask in, and their day', () => {
    const bias = { language: 'de', day: 3, person: 7n, notPictures: [] };
    expect(biasOf({ core, viewer: lena, request: { locale: 'en' } })).toEqual(bias);
    expect(biasOf({ core, viewer: lena })).toEqual(bias);
  });

  it('is the language that a stranger asks in', () => {
    expect(biasOf({ core, viewer: strangerViewer, request: { locale: 'ja' } }).language).toBe('ja');
    expect(biasOf({ core, viewer: strangerViewer }).language).toBe('');
  });
});
