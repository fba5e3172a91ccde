import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { strangerRecord } from '@bowerbird/contract/identity/viewer/stranger-record.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import type { Core } from '../../core/core.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { selectViewer } from './viewer.queries.ts';
import { presentAccount } from './viewer.views.ts';

/**
 * The viewer's record (`C3.9`): the account's own fields and what every feature adds, over the defaults of a
 * stranger: one statement.
 */
export async function readViewerRecord(core: Core, viewer: Viewer): Promise<ViewerRecord> {
  if (viewer.kind === 'UNAUTH') return strangerRecord;
  const parts = core.contributions.flatMap(({ viewerPart }) => viewerPart ?? []);
  const row = await selectViewer(core.db, viewer.userId, parts);
  if (!row) return strangerRecord;
  const known = parts.map(({ present }, at) => (row.parts[at] == null ? {} : present(row.parts[at] as never, core)));
  return Object.assign({}, strangerRecord, presentAccount(row, core.now()), ...known, {
    login_state: viewer.kind === 'AUTH' ? loginStates.loggedIn : loginStates.limited,
  }) as ViewerRecord;
}
