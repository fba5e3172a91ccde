import { afterEach, describe, expect, it } from 'vitest';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { answerForPasscodes, withPasscode } from './passcode-asker.ts';

const refusal = (name: ErrorRecord['name']) =>
  new CallError({ name, code: 7, api_error_code: 7, message: '', message_detail: '', http_status: 403, extraData: null });

describe('a call that a passcode protects', () => {
  let stop = () => {};
  afterEach(() => stop());
  const make = async ({ passcode }: { passcode?: string }) => {
    if (passcode === '4821') return 'done';
    throw refusal('passcode_needed');
  };

  it('is made again with the passcode that the page asked for', async () => {
    stop = answerForPasscodes((retry) => retry('4821'));
    expect(await withPasscode(make)).toBe('done');
  });

  it('fails as it did where no page can ask', async () => {
    await expect(withPasscode(make)).rejects.toMatchObject({ record: { name: 'passcode_needed' } });
    const stopAsking = answerForPasscodes((retry) => retry('4821'));
    stopAsking();
    await expect(withPasscode(make)).rejects.toMatchObject({ record: { name: 'passcode_needed' } });
  });

  it('asks for nothing when it fails of something else', async () => {
    stop = answerForPasscodes(() => Promise.reject(new Error('asked')));
    await expect(withPasscode(() => Promise.reject(refusal('conflict')))).rejects.toMatchObject({ record: { name: 'conflict' } });
  });

  it('is answered by the page that came last, also when the one before goes after it', async () => {
    const stopFirst = answerForPasscodes(() => Promise.reject(new Error('the page that is gone')));
    stop = answerForPasscodes((retry) => retry('4821'));
    stopFirst();
    expect(await withPasscode(make)).toBe('done');
  });
});
