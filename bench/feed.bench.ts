import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { measureBesideBare } from './support/beside-bare.ts';
import { callPath } from './support/call-path.ts';
import { report } from './support/report.ts';

const REACH = 2;
const PATH = callPath(UserHomefeedResource.get, { page_size: 25 });

export const help = `CPU ms a request of the home feed JSON (25 pins) of somebody who follows 200 sources: server process and database; beside the same SQL through pg, its rows as JSON, and bare http; ≤ ${REACH}×.`;

/** What the home feed costs above its SQL. */
export async function run() {
  const { ratio, detail } = await measureBesideBare(PATH, 'json');
  return report({ name: 'feed', figure: ratio, unit: '× bare pg and http', reach: REACH, holds: ratio <= REACH, detail });
}
