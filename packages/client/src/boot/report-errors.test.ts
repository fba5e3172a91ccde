import { describe, expect, it } from 'vitest';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { createAppStore } from './create-app-store.ts';
import { reportErrors } from './report-errors.ts';

/** A page whose errors are reported, and what it told of them. */
function openPage() {
  const told: unknown[] = [];
  const store = createAppStore((async (_endpoint: unknown, input: unknown) => {
    told.push(input);
    return { data: null };
  }) as unknown as Transport);
  const page = new EventTarget();
  store.dispatch(reportErrors(page));
  return {
    told,
    breakWith: (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error })),
    rejectWith: (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
}

describe('an error that nothing on the page expected', () => {
  it('is told, thrown or rejected', () => {
    const { told, breakWith, rejectWith } = openPage();
    breakWith(new TypeError('Cannot read properties of undefined'));
    rejectWith(new Error('No such list'));
    expect(told).toEqual([
      { failure: 'unexpected', message: 'Cannot read properties of undefined' },
      { failure: 'unexpected', message: 'No such list' },
    ]);
  });

  it('is none where a call was refused, a load was cut short, or the script of another site broke', () => {
    const { told, breakWith, rejectWith } = openPage();
    rejectWith(new CallError(null));
    rejectWith(new DOMException('The user aborted a request.', 'AbortError'));
    breakWith(null);
    expect(told).toEqual([]);
  });

  it('is told ten times a page at most', () => {
    const { told, breakWith } = openPage();
    for (let time = 0; time < 20; time += 1) breakWith(new Error(`Broken ${time}`));
    expect(told).toHaveLength(10);
  });
});
