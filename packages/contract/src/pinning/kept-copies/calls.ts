import { defineResource, forFullViewer, forSignedIn } from '../../protocol/endpoint.ts';
import type { BringCopyInput, CopyKeeping, CopyKeepingInput, KeptCopy, KeptCopyInput } from './schemas.ts';

/** The copy that the owner of a pin keeps of the page behind it. */
export const KeptCopyResource = defineResource('KeptCopyResource', {
  get: forSignedIn<KeptCopyInput, KeptCopy>({ errors: ['not_found'] }),
  /** Keeps the text of the page as the browser of the pin's owner shows it. */
  create: forFullViewer<BringCopyInput, null>({ appScope: 'pins:write', errors: ['not_found', 'locked_for_a_while', 'too_many_requests'] }),
});

/** Whether copies are kept for the viewer, and how much room they take. */
export const KeptCopiesResource = defineResource('KeptCopiesResource', {
  get: forSignedIn<Record<string, never>, CopyKeeping>({ appScope: 'pins:write' }),
  update: forSignedIn<CopyKeepingInput, CopyKeeping>(),
  /** Takes all copies of the viewer away. */
  delete: forSignedIn<Record<string, never>, CopyKeeping>(),
});
