import { afterEach, describe, expect, it } from 'vitest';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { answerForPasswords, withPassword } from './password-asker.ts';

const refusal = (name: ErrorRecord['name']) =>
  new CallError({ name, code: 6, api_error_code: 6, message: '', message_detail: '', http_status: 403, extraData: null });

describe('an act that a limited login may not do', () => {
  let isWhole = false;
  let stop = () => {};
  afterEach(() => {
    isWhole = false;
    stop();
  });
  const act = async () => {
    if (isWhole) return 'done';
    throw refusal('password_needed');
  };

  it('goes on after the password', async () => {
    stop = answerForPasswords(async () => {
      isWhole = true;
    });
    expect(await withPassword(act)).toBe('done');
  });

  it('fails as it did when the person gives up, and where no page can ask', async () => {
    await expect(withPassword(act)).rejects.toMatchObject({ record: { name: 'password_needed' } });
    stop = answerForPasswords((refused) => Promise.reject(refused));
    await expect(withPassword(act)).rejects.toMatchObject({ record: { name: 'password_needed' } });
  });

  it('is asked about once: what is refused after the password fails', async () => {
    let questions = 0;
    stop = answerForPasswords(async () => void (questions += 1));
    await expect(withPassword(act)).rejects.toMatchObject({ record: { name: 'password_needed' } });
    expect(questions).toBe(1);
  });

  it('asks for nothing when it fails of something else', async () => {
    stop = answerForPasswords(() => Promise.reject(new Error('asked')));
    await expect(withPassword(() => Promise.reject(refusal('conflict')))).rejects.toMatchObject({ record: { name: 'conflict' } });
  });
});
