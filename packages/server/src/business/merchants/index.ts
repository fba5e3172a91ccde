import { VerifiedMerchantResource } from '@bowerbird/contract/business/merchants/calls.ts';
import { merchantSchemas } from '@bowerbird/contract/business/merchants/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteMerchant, selectMerchantForExport } from './merchants.queries.ts';
import { readMerchant, updateMerchant } from './merchants.service.ts';

/** Businesses as merchants, and what the programme of verified ones requires (`B7.9`). */
export const merchantsFeature: Feature = {
  name: 'merchants',
  schemas: merchantSchemas,
  handlers: [
    handle(VerifiedMerchantResource.get, ({ core, viewer }) => readMerchant(core, viewer.userId)),
    handle(VerifiedMerchantResource.update, ({ core, viewer }, input) => updateMerchant(core, viewer.userId, input)),
  ],
  personalData: {
    tables: ['merchants', 'merchant_banner_dismissals'],
    erase: (core, userId) => deleteMerchant(core.db, userId),
    export: (core, userId) => selectMerchantForExport(core.db, userId),
    // Policies and banners let nobody in.
    revertIntrusion: nothingToRevert,
  },
};
