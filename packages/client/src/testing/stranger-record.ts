import { strangerRecordOf, toViewerCard } from '@bowerbird/contract/identity/viewer/stranger-record.ts';
import type { RecordPart } from '@bowerbird/contract/protocol/records.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../contract/src/*/*/records.ts', { eager: true });
const parts = Object.values(modules).flatMap((module) => Object.values(module).filter(isPart));

function isPart(value: unknown): value is RecordPart {
  return typeof value === 'object' && value !== null && 'giver' in value && 'fields' in value;
}

/** What a page carries of somebody who is not signed in. */
export const strangerRecord = toViewerCard(strangerRecordOf(parts), parts);
