import { features } from '@bowerbird/server/features.ts';
import { countStatements, SCREENS, SESSION_AND_VIEWER } from '../tests/support/statements.ts';
import { startSeeded } from './seed-million.ts';
import { ask, askWell, type Headers } from './support/ask.ts';
import { startInstanceOver, type BenchInstance } from './support/instance.ts';
import { findListSubjects, listInputs, type ListSubjects } from './support/lists.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const PINS = 10_000;
const VIEWER = 'viewer_200';
const SIZES = [25, 250];
const REACH = 4;
/** Who the request is of. */
const SESSION = 1;

export const help = `SQL statements of one call of each list at page sizes ${SIZES.join(' and ')}, and of each screen; beside the table in tests/support/statements.ts; ≤ ${REACH} a call besides the session's.`;

/** Counts what the instance sends, as its own metrics say. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const subjects = await findListSubjects(databaseUrl, VIEWER);
    const headers = await signIn(databaseUrl, VIEWER);
    const instance = await startInstanceOver(databaseUrl);
    try {
      const lists = await countLists(instance, subjects, headers);
      const screens = await countScreens(instance, subjects, headers);
      const figure = Math.max(
        ...lists.map(({ statements }) => statements / REACH),
        ...screens.map(({ statements, allowed }) => statements / allowed),
      );
      const unit = `× of ${REACH} statements a call, and of the table a screen`;
      return await report({ name: 'statements', figure, unit, reach: 1, holds: figure <= 1, detail: [...lists, ...screens] });
    } finally {
      await instance.close();
    }
  } finally {
    await seeded.stop();
  }
}

async function countLists({ url }: BenchInstance, subjects: ListSubjects, headers: Headers) {
  const inputs = listInputs(subjects);
  const rows = [];
  for (const name of declaredLists()) {
    const input = inputs[name];
    if (!input) throw new Error(`${name} is a list without a row in bench/support/lists.ts.`);
    for (const size of SIZES) {
      const data = JSON.stringify({ options: { ...input, page_size: size }, context: {} });
      const path = `/resource/${name}/get/?${new URLSearchParams({ source_url: '/', data }).toString()}`;
      const statements = (await countStatements(url, () => askWell(url + path, headers))) - SESSION;
      rows.push({ what: `${name}, ${size}`, statements, allowed: REACH });
    }
  }
  return rows;
}

function declaredLists(): string[] {
  const endpoints = features.flatMap(({ handlers = [] }) => handlers).map(({ endpoint }) => endpoint);
  return endpoints.flatMap(({ paged, place }) => (paged && place.kind === 'resource' ? [place.resource] : []));
}

async function countScreens({ url }: BenchInstance, subjects: ListSubjects, headers: Headers) {
  const { username, slug } = subjects.board;
  const sights = { pinId: subjects.pinId, board: `/${username}/${slug}/`, profile: `/${username}/`, query: 'garden' };
  const rows = [];
  for (const { screen, path, person } of SCREENS) {
    // Somebody who is signed in is sent on from the log-in page.
    const send = () => ask(url + path(sights), headers);
    const statements = await countStatements(url, send);
    rows.push({ what: `${screen}, the session's and viewer's ${SESSION_AND_VIEWER} included`, statements, allowed: person });
  }
  return rows;
}
