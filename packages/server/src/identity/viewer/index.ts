import { readMe } from '@bowerbird/contract/identity/viewer/calls.ts';
import { viewerSchemas } from '@bowerbird/contract/identity/viewer/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readViewerRecord } from './viewer.service.ts';

export { defineViewerPart, refuseSharedViewerFields, type ViewerPart } from './viewer.parts.ts';
export { readViewerRecord } from './viewer.service.ts';

/** The viewer record (`C3.9`) and the call that reads it (`C7.26`). */
export const viewerFeature: Feature = {
  name: 'viewer',
  schemas: viewerSchemas,
  handlers: [handle(readMe, ({ core, viewer }) => readViewerRecord(core, viewer))],
};
