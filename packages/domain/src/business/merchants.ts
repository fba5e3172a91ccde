/** Where the verification of a merchant stands (`B4.18`). */
export const verificationStatuses = ['PROCESSING', 'FAILED', 'COMPLETED', 'DISAPPROVED', 'UNDER_REVIEW'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** The banners that a merchant may dismiss (`B4.18`). */
export const merchantBanners = ['action_cards', 'welcome', 'celebration'] as const;
export type MerchantBanner = (typeof merchantBanners)[number];

/** What the review of a merchant says before anybody reviewed (`B3.22`). */
export const FIRST_REVIEW = {
  can_appeal: true,
  is_appeal: false,
  appeal_count: 0,
  appeal_comment: null,
  review_status: 2,
  review_reasons: [] as string[],
} as const;

/** A new account, or a domain that was proven just now, says little about a shop. */
export const MIN_ACCOUNT_DAYS = 30;
export const MIN_DOMAIN_DAYS = 30;
/** So many pins of products make a shop tab. */
export const MIN_PRODUCT_PINS = 1;
/** So many others saved the merchant's pins or commented on them. Fewer may be friends. */
export const MIN_PINNERS = 3;

/** What the requirements look at (`B5.4`). */
export interface MerchantFacts {
  readonly createdAt: Date;
  /** Since when a website is proven to be theirs, the first of several. */
  readonly websiteProvenAt: Date | null;
  readonly hasProfileImage: boolean;
  readonly hasCoverImage: boolean;
  readonly about: string;
  readonly productPins: number;
  /** Others who saved their pins or commented on them. */
  readonly pinners: number;
}

/** How a requirement ended (`B4.18`). */
export type CheckResult = 'PASS' | 'FAIL';

const CHECKS = {
  account_age: ({ createdAt }, now) => isOlder(createdAt, MIN_ACCOUNT_DAYS, now),
  domain_age: ({ websiteProvenAt }, now) => websiteProvenAt !== null && isOlder(websiteProvenAt, MIN_DOMAIN_DAYS, now),
  profile_image: ({ hasProfileImage }) => hasProfileImage,
  cover_image: ({ hasCoverImage }) => hasCoverImage,
  bio: ({ about }) => about.trim() !== '',
  shop_tab: ({ productPins }) => productPins >= MIN_PRODUCT_PINS,
  pinner_feedback: ({ pinners }) => pinners >= MIN_PINNERS,
} satisfies Record<string, (facts: MerchantFacts, now: number) => boolean>;

/** What is checked of a merchant (`B5.4`). */
export type MerchantRequirement = keyof typeof CHECKS;

/** The result of each requirement at a moment. */
export function checkMerchant(facts: MerchantFacts, now: number): Record<MerchantRequirement, CheckResult> {
  const results = Object.entries(CHECKS).map(([name, isMet]) => [name, isMet(facts, now) ? 'PASS' : 'FAIL']);
  return Object.fromEntries(results) as Record<MerchantRequirement, CheckResult>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function isOlder(since: Date, days: number, now: number): boolean {
  return now - since.getTime() >= days * DAY_MS;
}
