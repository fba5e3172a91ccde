import { defineResource, forAnyone, forSignedIn } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';
import type { FlashlightInput, LookAlikes, PinSkinTone, SkinToneInput, SkinToneOf, VisualSearchInput } from './schemas.ts';

/** Pins that look like a pin's picture or a part of it, most alike first. */
export const VisualLiveSearchResource = defineResource('VisualLiveSearchResource', {
  get: forAnyone<VisualSearchInput, LookAlikes>({
    appScope: 'pins:read',
    errors: ['pin_not_found', 'not_found', 'picture_refused', 'unavailable', 'locked_for_a_while'],
  }),
});

/** The same, narrowed to prices, sites and topics (`B7.9`). */
export const VisualSearchFlashlightUnifiedResource = defineResource('VisualSearchFlashlightUnifiedResource', {
  get: forAnyone<FlashlightInput, LookAlikes>({
    appScope: 'pins:read',
    errors: ['pin_not_found', 'not_found', 'picture_refused', 'unavailable', 'locked_for_a_while'],
  }),
});

/** The tone of the skin in the picture of one's own pin: as it was recognised, and as its owner says (`B3.24`). */
export const PinSkinToneResource = defineResource('PinSkinToneResource', {
  get: forSignedIn<SkinToneOf, PinSkinTone>({ errors: ['pin_not_found'] }),
  update: forSignedIn<SkinToneInput, PinSkinTone>({ errors: ['pin_not_found'] }),
});

/** Pins that look like a picture of one's own, sent in the multipart field `img`; nothing of it is kept. */
export const searchByPicture = defineStream(
  'POST',
  '/v3/visual_search/',
  forSignedIn({ errors: ['unsupported_type', 'too_large', 'picture_refused', 'unavailable', 'locked_for_a_while'] }),
);
