import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { Pin, PinCard } from '../../pinning/pins/records.ts';
import type { AnswerSponsorshipInput, AskSponsorInput, SponsoredPinInput, SponsorshipsInput } from './schemas.ts';

/**
 * Who pays for a pin. Its creator asks somebody, who approves or rejects; both sides may end it (`B4.11`, `B6.4`, `C6.5`).
 * `get` lists the pins whose creators ask the viewer, the newest first.
 */
export const SponsorshipResource = defineResource('SponsorshipResource', {
  get: forFullViewer<SponsorshipsInput, PinCard[]>({ paged: true }),
  create: forFullViewer<AskSponsorInput, Pin>({ errors: ['pin_not_found', 'user_not_found', 'forbidden', 'conflict'] }),
  update: forFullViewer<AnswerSponsorshipInput, Pin>({ errors: ['pin_not_found', 'not_found'] }),
  delete: forFullViewer<SponsoredPinInput, Pin | null>({ errors: ['pin_not_found', 'not_found'] }),
});
