import { readMe } from '@bowerbird/contract/identity/viewer/calls.ts';
import { viewerBase } from '@bowerbird/contract/identity/viewer/records.ts';
import { viewerSchemas } from '@bowerbird/contract/identity/viewer/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readViewerRecord } from './viewer.service.ts';

export { readViewerCard, readViewerRecord } from './viewer.service.ts';

/** The viewer record (`C3.9`) and the call that reads it (`C7.26`). */
export const viewerFeature: Feature = {
  name: 'viewer',
  schemas: viewerSchemas,
  recordParts: [{ part: viewerBase }],
  handlers: [handle(readMe, ({ core, viewer }) => readViewerRecord(core, viewer))],
};
