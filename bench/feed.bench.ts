import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { measureBesideBare } from './support/beside-bare.ts';
import { callPath } from './support/call-path.ts';
import { report } from './support/report.ts';

const REACH = 3.5;
const PATH = callPath(UserHomefeedResource.get, { page_size: 25 });

export const help = `CPU ms a request of the home feed JSON (25 pins) of somebody who follows 200 sources: server process and database; beside the fixed reference: one prepared statement of 25 cards by id, JSON.stringify and bare http; ≤ ${REACH}×.`;

/** What the home feed costs beside the least that could be sent. */
export async function run() {
  const { ratio, detail } = await measureBesideBare(PATH, 'json');
  return report({ name: 'feed', figure: ratio, unit: '× reference', reach: REACH, holds: ratio <= REACH, detail });
}
