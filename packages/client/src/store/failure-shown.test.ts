import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { failureShown, troubleTitle } from './failure-shown.ts';

const refused = new CallError(toErrorRecord(new ApiError('unavailable')));
const unreached = new CallError(null);
const told = (error: Error, isOnline: boolean) => {
  const { kind, message } = failureShown(error, 'saves.failed', undefined, { isOnline: () => isOnline }).payload;
  return `${kind}: ${message}`;
};

describe('an act that failed', () => {
  it('is told by its own words when the server refused it, online or not', () => {
    expect(told(refused, true)).toBe('error: saves.failed');
    expect(told(refused, false)).toBe('error: saves.failed');
    expect(troubleTitle(refused)).toBe('app.serverErrorTitle');
  });

  it('is told as offline where there is no network, and as unanswered where there is one', () => {
    expect(told(unreached, false)).toBe('offline: app.notConnected');
    expect(told(unreached, true)).toBe('error: app.offline');
    expect(troubleTitle(unreached)).toBe('app.unreached');
  });
});
