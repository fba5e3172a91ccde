import type { ViewerCard, ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { strangerRecordOf, toViewerCard } from '@bowerbird/contract/identity/viewer/stranger-record.ts';
import type { Core } from '../../core/core.ts';
import { hydrate, hydrateOne } from '../../endpoints/records.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { viewerRecords } from './viewer.records.ts';

/** The viewer's record with every field (`C3.9`), of the account and of each part: one statement. */
export async function readViewerRecord(core: Core, viewer: Viewer): Promise<ViewerRecord> {
  const stranger = strangerRecordOf(partsOf(core));
  if (viewer.userId === null) return stranger;
  return (await hydrateOne({ core, viewer }, viewerRecords, viewer.userId)) ?? stranger;
}

/** What a page carries of its viewer. Parts that no page reads cost nothing. */
export async function readViewerCard(core: Core, viewer: Viewer): Promise<ViewerCard> {
  const parts = partsOf(core);
  const [known] = viewer.userId === null ? [] : await hydrate({ core, viewer, fieldSet: 'card' }, viewerRecords, [viewer.userId]);
  return toViewerCard(known ?? strangerRecordOf(parts), parts);
}

const partsOf = (core: Core) => core.contributions.flatMap(({ recordParts }) => recordParts ?? []).map(({ part }) => part);
