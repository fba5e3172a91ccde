import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { MerchantInput, VerifiedMerchant } from './schemas.ts';

/** What is kept of the viewer's business as a merchant (`B7.9`); `update` dismisses a banner and sets policies. Others get `forbidden`. */
export const VerifiedMerchantResource = defineResource('VerifiedMerchantResource', {
  get: forFullViewer<Record<string, never>, VerifiedMerchant>({ errors: ['forbidden'] }),
  update: forFullViewer<MerchantInput, VerifiedMerchant>({ errors: ['forbidden'] }),
});
