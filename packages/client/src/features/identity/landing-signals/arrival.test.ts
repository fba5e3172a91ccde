import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ts = now / 1000;
const pin = { path: '/pin/1/', pageType: 'pin', ts };
const landing = { address: 'http://page/pin/1/', pageType: 'pin', ts };
const arrival = (given: Partial<Parameters<typeof arrivalOf>[0]> = {}) =>
  arrivalOf({ isRegistration: true, visits: { visitedPages: [pin], isPaidTraffic: false }, landing, address: '/login/', now, ...given });

describe('what led somebody in', () => {
  it('are the pages that they saw, and nothing where they saw none', () => {
    expect(arrival()).toEqual({ is_register: true, unauth_visited_pages: JSON.stringify([pin]) });
    expect(arrival({ visits: { visitedPages: [], isPaidTraffic: false }, landing: null })).toEqual({ is_register: true });
  });

  it('begin where they landed, also when they were at a provider’s page since', () => {
    const back = { path: '/login/', pageType: 'login', ts: ts + 90 };
    expect(arrival({ visits: { visitedPages: [back], isPaidTraffic: false } })).toMatchObject({
      unauth_visited_pages: JSON.stringify([pin, back]),
    });
  });

  it('is the invitation in the address that they came to, or that they go on to', () => {
    const expected = { invite_redemption: JSON.stringify({ inviteCode: 'abc', ts }) };
    expect(arrival({ landing: { ...landing, address: 'http://page/pin/1/?invite_code=abc' } })).toMatchObject(expected);
    expect(arrival({ address: '/signup/?next=%2Fpin%2F1%2F%3Finvite_code%3Dabc' })).toMatchObject(expected);
  });

  it('is the link of an earlier visit where this one began by none', () => {
    const invite = { inviteCode: 'aB3dE6gH9j', ts: ts - 86_400 };
    expect(arrival({ invite })).toMatchObject({ invite_redemption: JSON.stringify(invite) });
    expect(arrival({ invite, address: '/signup/?invite_code=abc' })).toMatchObject({
      invite_redemption: JSON.stringify({ inviteCode: 'abc', ts }),
    });
  });

  it('is the advertisement that was paid for, not every campaign', () => {
    const advertised = { ...landing, address: 'http://page/?utm_campaign=spring' };
    expect(arrival({ landing: advertised, visits: { visitedPages: [pin], isPaidTraffic: true } })).toMatchObject({
      paid_landing: JSON.stringify({ campaignId: 'spring', ts }),
    });
    expect(arrival({ landing: advertised })).not.toHaveProperty('paid_landing');
  });

  it('names the picture of the advertisement where its address does', () => {
    const paid = (address: string) =>
      JSON.parse(
        arrival({ landing: { ...landing, address }, visits: { visitedPages: [pin], isPaidTraffic: true } }).paid_landing!,
      ) as object;
    const adImageUrl = 'https://ads.example/jug.jpg';
    const address = `http://page/?utm_campaign=spring&ad_image_url=${encodeURIComponent(adImageUrl)}`;
    expect(paid(address)).toEqual({ campaignId: 'spring', adImageUrl, ts });
    expect(paid('http://page/?utm_campaign=spring&ad_image_url=jug')).toEqual({ campaignId: 'spring', ts });
  });
});
