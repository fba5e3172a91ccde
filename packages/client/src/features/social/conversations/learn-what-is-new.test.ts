import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import type { RootState } from '../../../store/create-store.ts';
import { learnWhatIsNew } from './learn-what-is-new.ts';

async function askedBy(device: 'phone' | 'desktop', takesMessages: boolean): Promise<string[]> {
  const asked: string[] = [];
  const transport = (async ({ name }: { name: string }) => {
    asked.push(name);
    return { data: [] };
  }) as Transport;
  const empty = createAppStore(transport).getState();
  const viewer = { ...strangerRecord, id: '3', should_show_messaging: takesMessages };
  const session = { ...empty.session, userId: '3', viewer, context: { ...empty.session.context, device } };
  await createAppStore(transport, { ...empty, session } as RootState).dispatch(learnWhatIsNew());
  return asked;
}

describe('what a page learns of messages some time after it stands', () => {
  it('is what is new, and on phones whom somebody may send things to', async () => {
    expect(await askedBy('phone', true)).toEqual(['ConversationsResource.get', 'ShareSuggestionsResource.get']);
    expect(await askedBy('desktop', true)).toEqual(['ConversationsResource.get']);
  });

  it('is nobody to send to where the person takes no messages', async () => {
    expect(await askedBy('phone', false)).toEqual(['ConversationsResource.get']);
  });
});
