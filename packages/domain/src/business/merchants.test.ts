import { describe, expect, it } from 'vitest';
import { checkMerchant, type MerchantFacts } from './merchants.ts';

const NOW = Date.parse('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 24 * 60 * 60 * 1000);
const met: MerchantFacts = {
  createdAt: daysAgo(30),
  websiteProvenAt: daysAgo(30),
  hasProfileImage: true,
  hasCoverImage: true,
  about: 'Tiles by hand',
  productPins: 1,
  pinners: 3,
};

describe('the requirements of a merchant', () => {
  it('all pass at their bounds', () => {
    expect(new Set(Object.values(checkMerchant(met, NOW)))).toEqual(new Set(['PASS']));
  });

  it.each([
    ['account_age', { createdAt: daysAgo(29.9) }],
    ['domain_age', { websiteProvenAt: daysAgo(29.9) }],
    ['domain_age', { websiteProvenAt: null }],
    ['profile_image', { hasProfileImage: false }],
    ['cover_image', { hasCoverImage: false }],
    ['bio', { about: ' \n' }],
    ['shop_tab', { productPins: 0 }],
    ['pinner_feedback', { pinners: 2 }],
  ])('fail one by one below them: %s with %o', (requirement, facts) => {
    const failed = Object.entries(checkMerchant({ ...met, ...facts }, NOW)).filter(([, result]) => result === 'FAIL');
    expect(failed).toEqual([[requirement, 'FAIL']]);
  });
});
