import type { ViewerCard, ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { recordShape, type Records } from '../../endpoints/records.ts';
import { viewerQuery, type ViewerRow } from './viewer.queries.ts';
import { presentAccount } from './viewer.views.ts';

/** The account alone; `hydrate` puts the parts of the other areas on it. */
const shape = recordShape({ query: viewerQuery, present: (row: ViewerRow, context) => presentAccount(row, context) as ViewerRecord });

/** The viewer as pages and the detailed record show them. Nobody else is ever loaded by it. */
export const viewerRecords: Records<ViewerCard, ViewerRecord> = { record: 'viewer', card: shape, detailed: shape };
