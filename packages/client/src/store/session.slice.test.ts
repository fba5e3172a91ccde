import { describe, expect, it } from 'vitest';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import { sessionKnown, sessionReducer } from './session.slice.ts';

const knowing = (...viewers: (Partial<ViewerCard> | null)[]) =>
  viewers.reduce<ReturnType<typeof sessionReducer> | undefined>(
    (state, viewer) => sessionReducer(state, sessionKnown({ viewer: viewer as ViewerCard | null })),
    undefined,
  )!;

describe('the session', () => {
  it('says whether somebody is signed in, and who', () => {
    expect(knowing(null)).toMatchObject({ isAuthenticated: false, userId: null });
    expect(knowing({ id: null })).toMatchObject({ isAuthenticated: false, userId: null });
    expect(knowing({ id: '7' })).toMatchObject({ isAuthenticated: true, userId: '7' });
    expect(knowing({ id: '7' }, null)).toMatchObject({ isAuthenticated: false, userId: null });
  });
});
