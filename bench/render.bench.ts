import { measureBesideBare } from './support/beside-bare.ts';
import { report } from './support/report.ts';

const REACH = 2.5;
const AIM = 1.6;

export const help = `CPU ms a request of the whole home page of 25 pins of somebody who is signed in: server process and database, socket to last byte; beside the fixed reference: one prepared statement of 25 cards by id, renderToString of the same markup made of plain elements, and bare http; ≤ ${REACH}× (${AIM}× is the aim).`;

/** What a page costs above its SQL and its markup. */
export async function run() {
  const { ratio, detail } = await measureBesideBare('/', 'page');
  return report({ name: 'render', figure: ratio, unit: '× reference', reach: REACH, holds: ratio <= REACH, detail });
}
