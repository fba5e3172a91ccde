import { describe, expect, it } from 'vitest';
import { joinMessages } from './join-messages.ts';

const refs = (...ids: string[]) => ids.map((id) => ({ type: 'message' as const, id }));

describe('messages that arrive', () => {
  it('stand among those that are known, each once, the newest first', () => {
    expect(joinMessages(refs('9', '7'), refs('10', '9', '8'))).toEqual(refs('10', '9', '8', '7'));
    expect(joinMessages([], refs('2', '1'))).toEqual(refs('2', '1'));
    expect(joinMessages(refs('3'), refs('4'))).toEqual(refs('4', '3'));
  });

  it('ask for everything anew where some between are missing', () => {
    expect(joinMessages(refs('3', '2'), refs('9', '8'))).toBeNull();
  });
});
