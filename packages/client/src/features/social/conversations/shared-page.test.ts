import { describe, expect, it } from 'vitest';
import { readSharedPage } from './shared-page.ts';

const HOME = 'https://pins.example';
const read = (text: string) => readSharedPage(text, HOME);

describe('a page that a message leads to', () => {
  it('is a topic or an article of this instance, with the words before its address', () => {
    expect(read(`${HOME}/topics/garden/`)).toEqual({ page: { kind: 'topic', id: 'garden' }, path: '/topics/garden/', words: '' });
    expect(read(`For you\n${HOME}/ideas/garden/42/?invite_code=abc`)).toMatchObject({ page: { id: '42' }, words: 'For you' });
    expect(read(`${HOME}/today/article/one-blue-thing/7/`)).toMatchObject({ page: { kind: 'article', id: '7' }, words: '' });
    expect(read(`${HOME}/today/shop/one%20jug/8/`)).toMatchObject({ page: { kind: 'article', id: '8' } });
  });

  it.each([
    'https://other.example/topics/garden/',
    `${HOME}/topics/`,
    `${HOME}/pin/9/`,
    `${HOME}/today/article/one-blue-thing/seven/`,
    `See ${HOME}/topics/garden/`,
    `${HOME}/topics/garden/\nLook`,
    'Good morning',
  ])('is none where a text ends otherwise: %s', (text) => {
    expect(read(text)).toBeNull();
  });
});
