import { describe, expect, it } from 'vitest';
import { ApiError, toErrorRecord, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { signUpFailureWords } from '../sign-up/sign-up-failure.ts';
import { exchangeHandshake } from './sign-in.ts';
import { EntranceFailure } from './entrance-failure.ts';

const failed = (name: ErrorName, retryAfter?: number) =>
  new CallError(toErrorRecord(new ApiError(name, { extra: retryAfter === undefined ? undefined : { retryAfter } })));

describe('a handshake', () => {
  it('is tried once more when the failure was a passing one', async () => {
    const answers = [() => Promise.reject(failed('transient_upstream')), () => Promise.resolve('token')];
    await expect(exchangeHandshake(() => answers.shift()!(), false)).resolves.toBe('token');
  });

  it('is not tried again on anything else, so that no try is lost of those that are counted', async () => {
    let tries = 0;
    const shake = () => {
      tries += 1;
      return Promise.reject(failed('wrong_credentials'));
    };
    await expect(exchangeHandshake(shake, false)).rejects.toThrow();
    expect(tries).toBe(1);
  });
});

describe('a handshake of a sign-up', () => {
  const triesOf = async (error: CallError) => {
    let tries = 0;
    const shake = () => {
      tries += 1;
      return Promise.reject(error);
    };
    await expect(exchangeHandshake(shake, true)).rejects.toThrow();
    return tries;
  };

  it('is tried three times more while what fails is passing, or nothing is answered', async () => {
    expect(await triesOf(failed('transient'))).toBe(4);
    expect(await triesOf(failed('transient_upstream'))).toBe(4);
    expect(await triesOf(new CallError(null))).toBe(4);
  });

  it('is not tried again when it was refused', async () => {
    expect(await triesOf(failed('email_taken'))).toBe(1);
  });
});

describe('the words of a failure', () => {
  const wordsFor = (error: CallError, step: 'handshake' | 'exchange' = 'handshake') => signUpFailureWords(new EntranceFailure(step, error));

  it('say that the network did not answer', () => {
    expect(wordsFor(new CallError(null)).id).toBe('app.offline');
  });
  it('say how long to wait, in whole minutes', () => {
    expect(wordsFor(failed('locked_for_a_while', 61))).toEqual({ id: 'account.wait', values: { minutes: 2 } });
    expect(wordsFor(failed('locked_for_a_while', 5))).toEqual({ id: 'account.wait', values: { minutes: 1 } });
  });
  it('say that an account is there but its session is not', () => {
    expect(wordsFor(failed('dead_token'), 'exchange').id).toBe('account.noSession');
  });
  it('say that somebody is too young', () => {
    expect(wordsFor(failed('age_restricted')).id).toBe('account.tooYoung');
  });
});
