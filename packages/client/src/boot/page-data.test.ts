import { describe, expect, it } from 'vitest';
import { findContainer, readPageData, requireHead } from './page-data.ts';

/** A page with these elements' texts by id. */
function pageOf(texts: Record<string, string | undefined>): Pick<Document, 'getElementById'> {
  return { getElementById: (id) => (id in texts ? ({ textContent: texts[id] } as HTMLElement) : null) };
}

describe('starting from the page', () => {
  it('stops with an element-not-found error where the container is absent', () => {
    expect(() => findContainer(pageOf({}))).toThrow(
      expect.objectContaining({ name: 'ElementNotFoundError', message: expect.stringContaining('#app') }),
    );
  });

  it('stops with a loader error where the document has no head', () => {
    expect(() => requireHead({ head: null })).toThrow(expect.objectContaining({ name: 'LoaderError' }));
  });

  it('reads the state that came with the page', () => {
    expect(readPageData(pageOf({ 'page-data': '{"state":{"toasts":{"current":null}}}' })).state).toEqual({ toasts: { current: null } });
  });

  it('stops with a platform error, told with its message, when the data is missing or broken', () => {
    for (const texts of [{}, { 'page-data': '' }, { 'page-data': '{' }])
      expect(() => readPageData(pageOf(texts))).toThrow(expect.objectContaining({ name: 'PlatformError', stack: expect.any(String) }));
    expect(() => readPageData(pageOf({ 'page-data': '{"error":{"message":"the reason"}}' }))).toThrow(
      expect.objectContaining({ name: 'PlatformError', message: 'the reason' }),
    );
  });
});
