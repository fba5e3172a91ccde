import type { VerifiedMerchant } from '@bowerbird/contract/business/merchants/schemas.ts';
import { checkMerchant, FIRST_REVIEW, type MerchantBanner, type VerificationStatus } from '@bowerbird/domain/business/merchants.ts';
import type { MerchantRow } from './merchants.queries.ts';

export function presentMerchant(row: MerchantRow, now: number): VerifiedMerchant {
  return {
    user_id: row.user_id,
    verification_status: row.verification_status as VerificationStatus | null,
    can_appeal: row.can_appeal ?? FIRST_REVIEW.can_appeal,
    is_appeal: row.is_appeal ?? FIRST_REVIEW.is_appeal,
    appeal_count: row.appeal_count ?? FIRST_REVIEW.appeal_count,
    appeal_comment: row.appeal_comment ?? FIRST_REVIEW.appeal_comment,
    shipping_policy_url: row.shipping_policy_url,
    return_policy_url: row.return_policy_url,
    review_status: row.review_status ?? FIRST_REVIEW.review_status,
    review_reasons: row.review_reasons ?? FIRST_REVIEW.review_reasons,
    requirements: checkMerchant(
      {
        createdAt: row.created_at,
        websiteProvenAt: row.website_proven_at,
        hasProfileImage: row.has_profile_image,
        hasCoverImage: row.has_cover_image,
        about: row.about,
        productPins: row.product_pins,
        pinners: row.pinners,
      },
      now,
    ),
    dismissed_banners: row.dismissed_banners as MerchantBanner[],
  };
}
