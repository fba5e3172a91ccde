import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newsOfResponses } from '@bowerbird/contract/social/pin-responses/news-kinds.ts';
import { features } from '../../instance/features.ts';
import { composeNewsKinds, giveNews } from './index.ts';

const CONTRACT = join(import.meta.dirname, '../../../../contract/src');
const reactions = giveNews({ kinds: newsOfResponses, words: { pin_reaction: 'news.pinReaction' } });

async function declaredKinds(): Promise<string[]> {
  const files = globSync('*/*/news-kinds.ts', { cwd: CONTRACT });
  const modules = await Promise.all(files.map((file) => import(join(CONTRACT, file)) as Promise<Record<string, object>>));
  return modules.flatMap((module) => Object.values(module).flatMap((kinds) => Object.keys(kinds)));
}

describe('the kinds of news', () => {
  it('that the contract declares are all given by features', async () => {
    const declared = await declaredKinds();
    expect(declared.length).toBeGreaterThan(15);
    expect(Object.keys(composeNewsKinds(features).rules).toSorted()).toEqual(declared.toSorted());
  });

  it('stop the start when two features give the same kind', () => {
    const [one, other] = ['pin-responses', 'likes'].map((name) => ({ name, newsKinds: [reactions] }));
    expect(() => composeNewsKinds([one!])).not.toThrow();
    expect(() => composeNewsKinds([one!, other!])).toThrow('Two features give news of pin_reaction: pin-responses and likes.');
  });

  it('stop the start when one has no words for mails and pushes', () => {
    const mute = { ...reactions, words: {} };
    expect(() => composeNewsKinds([{ name: 'pin-responses', newsKinds: [mute] }])).toThrow(
      'News of pin_reaction have no words for mails and pushes.',
    );
  });
});
