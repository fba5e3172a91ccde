import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineDialog, readReturn } from './provider-redirect.ts';

const line = { channelId: '7', dialogUrl: 'https://line.example/dialog' };

describe('what comes back from a provider', () => {
  const before = window.location.href;
  let state: string;
  beforeEach(() => {
    const dialog = new URL(lineDialog(line, 'a-nonce', { returnTo: '/login/', search: '?next=%2Fideas%2F' }));
    state = dialog.searchParams.get('state')!;
  });
  afterEach(() => {
    window.history.replaceState(null, '', before);
    sessionStorage.clear();
  });

  const comeBack = (query: string, path = '/login/') => window.history.replaceState(null, '', `${path}?${query}`);

  it('is taken once where this browser left for it, and leaves the address with its way on', () => {
    comeBack(`code=one&state=${state}`);
    expect(readReturn('/login/')).toEqual({ provider: 'line', code: 'one' });
    expect(window.location.search).toBe('?next=%2Fideas%2F');
    comeBack(`code=one&state=${state}`);
    expect(readReturn('/login/')).toBeNull();
  });

  it('is not taken from a link that somebody else made, nor by another page than the one that was left', () => {
    comeBack('code=of-somebody-else&state=made-up');
    expect(readReturn('/login/')).toBeNull();
    const { searchParams } = new URL(lineDialog(line, 'a-nonce', { returnTo: '/login/', search: '' }));
    comeBack(`code=one&state=${searchParams.get('state')}`, '/settings/security/');
    expect(readReturn('/settings/security/')).toBeNull();
  });

  it('is nothing where this browser never left', () => {
    sessionStorage.clear();
    comeBack(`code=one&state=${state}`);
    expect(readReturn('/login/')).toBeNull();
  });
});
