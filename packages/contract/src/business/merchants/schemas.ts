import { Type, type Static } from 'typebox';
import { merchantBanners, verificationStatuses } from '@bowerbird/domain/business/merchants.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { VerifiedMerchantResource } from './calls.ts';

const CheckResultSchema = Type.Enum(['PASS', 'FAIL']);
const BannerSchema = Type.Enum([...merchantBanners]);

/** A business as a merchant: its verification (`B4.18`), the review of it (`B3.22`) and what is required (`B5.4`). */
export const VerifiedMerchantSchema = Type.Object({
  user_id: IdSchema,
  /** `null` where nobody applied. */
  verification_status: Nullable(Type.Enum([...verificationStatuses])),
  can_appeal: Type.Boolean(),
  is_appeal: Type.Boolean(),
  appeal_count: Type.Integer(),
  appeal_comment: Nullable(Type.String()),
  shipping_policy_url: Nullable(Type.String()),
  return_policy_url: Nullable(Type.String()),
  review_status: Type.Integer(),
  review_reasons: Type.Array(Type.String()),
  requirements: Type.Object({
    account_age: CheckResultSchema,
    domain_age: CheckResultSchema,
    profile_image: CheckResultSchema,
    cover_image: CheckResultSchema,
    bio: CheckResultSchema,
    shop_tab: CheckResultSchema,
    pinner_feedback: CheckResultSchema,
  }),
  dismissed_banners: Type.Array(BannerSchema),
});
export type VerifiedMerchant = Static<typeof VerifiedMerchantSchema>;

export const MerchantInputSchema = Type.Object({
  dismissed_banner: Type.Optional(BannerSchema),
  /** An empty text takes a policy away. */
  shipping_policy_url: Type.Optional(Type.String({ maxLength: 2048 })),
  return_policy_url: Type.Optional(Type.String({ maxLength: 2048 })),
});
export type MerchantInput = Static<typeof MerchantInputSchema>;

export const merchantSchemas = [
  defineSchemas(VerifiedMerchantResource.get, { input: NoInputSchema, output: VerifiedMerchantSchema }),
  defineSchemas(VerifiedMerchantResource.update, { input: MerchantInputSchema, output: VerifiedMerchantSchema }),
];
