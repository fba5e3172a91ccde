import { countStatements, SCREENS, VIEWER_STATEMENTS } from '../tests/support/statements.ts';
import { startSeeded } from './seed-million.ts';
import { ask, askWell, type Headers } from './support/ask.ts';
import { findPinsOfPage, readList } from './support/contents.ts';
import { startInstanceOver, type BenchInstance } from './support/instance.ts';
import { declaredLists, findListSubjects, listQuestions, type ListSubjects } from './support/lists.ts';
import { findOwner, type OwnedThings } from './support/owner.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const PINS = 10_000;
const VIEWER = 'viewer_200';
const SIZES = [25, 250];
const REACH = 4;
/** A statement for each of so many is far above the reach; of a shorter list it might not be. */
const FEWEST_ITEMS = 10;

export const help = `SQL statements of one call of each list at page sizes ${SIZES.join(' and ')}, and of each screen; beside the table in tests/support/statements.ts; ≤ ${REACH} a call of somebody whose session is known.`;

/** Counts what the instance sends, as its own metrics say. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const owner = await findOwner(databaseUrl);
    const subjects = await findListSubjects(databaseUrl, VIEWER);
    const viewer = await signIn(databaseUrl, VIEWER);
    const askers = { viewer, owner: await signIn(databaseUrl, owner.username) };
    const instance = await startInstanceOver(databaseUrl);
    try {
      const lists = await countLists(instance, { subjects, owner, askers });
      const screens = await countScreens(instance, subjects, viewer);
      const figure = Math.max(...[...lists, ...screens].map(({ statements, allowed }) => statements / allowed));
      const unit = `× of ${REACH} statements a call, and of the table a screen`;
      return await report({ name: 'statements', figure, unit, reach: 1, holds: figure <= 1, detail: [...lists, ...screens] });
    } finally {
      await instance.close();
    }
  } finally {
    await seeded.stop();
  }
}

interface Cast {
  readonly subjects: ListSubjects;
  readonly owner: OwnedThings;
  readonly askers: { readonly viewer: Headers; readonly owner: Headers };
}

async function countLists({ url }: BenchInstance, { subjects, owner, askers }: Cast) {
  const questions = listQuestions(subjects, owner);
  const rows = [];
  for (const name of declaredLists()) {
    const question = questions.find((one) => one.name === name);
    if (!question) throw new Error(`${name} is a list without a row in bench/support/lists.ts.`);
    const headers = question.isAskedByOwner ? askers.owner : askers.viewer;
    for (const size of SIZES) {
      const address = url + question.pathOf(size);
      const items = readList(await askWell(address, headers)).ids.length;
      if (items < FEWEST_ITEMS) throw new Error(`${name} holds ${items} items, too few to see a statement for each.`);
      // The session is known from the request before.
      const statements = await countStatements(url, () => askWell(address, headers));
      rows.push({ what: `${name}, ${size}`, items, statements, allowed: REACH });
    }
  }
  return rows;
}

/** Somebody who is signed in is sent on from the log-in page. */
const SENT_ON = new Set<string>(['log-in']);
const WITH_PINS = new Set<string>(['home', 'pin', 'board', 'search']);

async function countScreens({ url }: BenchInstance, subjects: ListSubjects, headers: Headers) {
  const { username, slug } = subjects.board;
  const sights = { pinId: subjects.pinId, board: `/${username}/${slug}/`, profile: `/${username}/`, query: 'garden' };
  const rows = [];
  for (const { screen, path, person } of SCREENS) {
    const address = url + path(sights);
    const { status, body } = await ask(address, headers);
    const items = findPinsOfPage(body.toString()).length;
    const isRight = SENT_ON.has(screen) ? status === 302 : status === 200 && (items > 0 || !WITH_PINS.has(screen));
    if (!isRight) throw new Error(`The ${screen} screen was answered ${status} with ${items} pins.`);
    const statements = await countStatements(url, () => ask(address, headers));
    rows.push({ what: `${screen}, the viewer's ${VIEWER_STATEMENTS} included`, items, statements, allowed: person });
  }
  return rows;
}
