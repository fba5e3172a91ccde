import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ts = now / 1000;
const pin = { path: '/pin/1/', pageType: 'pin', ts };
const arrival = (addresses: string[], visited = [pin]) => arrivalOf({ isRegistration: true, visited, addresses, now });

describe('what led somebody in', () => {
  it('are the pages that they saw, and nothing where they saw none', () => {
    expect(arrival(['/login/'])).toEqual({ is_register: true, unauth_visited_pages: JSON.stringify([pin]) });
    expect(arrival(['/login/'], [])).toEqual({ is_register: true });
  });

  it('is the invitation in the address that they came to, or that they go on to', () => {
    for (const address of ['/pin/1/?invite_code=abc', '/signup/?next=%2Fpin%2F1%2F%3Finvite_code%3Dabc'])
      expect(arrival([address, '/signup/'])).toMatchObject({ invite_redemption: JSON.stringify({ inviteCode: 'abc', ts }) });
  });

  it('is the advertisement that was paid for, not every campaign', () => {
    expect(arrival(['/?utm_medium=cpc&utm_campaign=spring'])).toMatchObject({
      paid_landing: JSON.stringify({ campaignId: 'spring', ts }),
    });
    expect(arrival(['/?utm_medium=email&utm_campaign=spring', '/?utm_medium=cpc'])).not.toHaveProperty('paid_landing');
  });
});
