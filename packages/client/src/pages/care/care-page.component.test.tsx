import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { strangerRecord } from '../../testing/stranger-record.ts';
import { mount, pageOf, refusal, type Mounted, type MountOptions, type SentCall } from '../../testing/mount.tsx';
import { runUndo } from '../../store/undo-registry.ts';
import { applyUpdate } from '../shell/live-updates/apply-update.ts';
import { CarePage } from './care-page.tsx';

const line = {
  case_id: '9',
  number: 1204,
  target_type: 'comment',
  title: 'Where are these from? https://example.com/very/long/path',
  author: 'Nora Quill',
  picture_url: null,
  reason: 'spam',
  report_count: 1,
  rule: null,
  opened_at: '2026-01-05T10:00:00Z',
  decision: null,
  is_upheld: null,
};
const whole = {
  ...line,
  state: 'open',
  evidence: {
    title: '',
    text: 'Where are these from?\n'.repeat(6),
    link: '',
    author: 'Nora Quill',
    username: 'nora',
    seen_at: line.opened_at,
  },
  seen_as: {},
  place: '/pin/9/',
  reported_as: [{ reason: 'spam', count: 1, details: [], texts: ['It sells.'] }],
  noticed: [],
  things: 1,
  is_picture_blocked: false,
  same_picture: 0,
  spared_pins: 0,
  person: { username: 'nora', joined_at: line.opened_at, pins: 0, same_link: 0, same_network: 4, earlier: [] },
  assignee: null,
  is_mine: false,
  may_decide: ['nothing', 'warn', 'hide', 'remove', 'limit', 'suspend'],
  statement: '',
  appeal: null,
  may_answer: false,
  is_alone: false,
  newest: null,
  log: [],
};

const showCase = (shown: object = whole) =>
  mount(
    <MemoryRouter>
      <CarePage />
    </MemoryRouter>,
    { answer: ({ name }) => (name === 'ModerationCasesResource.get' ? [line] : name === 'ModerationCaseResource.get' ? shown : []) },
  );
const decisionsIn = (sent: readonly SentCall[]) => sent.filter(({ input }) => (input as { action?: string }).action === 'decide');

describe('the page of cases', () => {
  // The tab keeps what was begun beyond a test.
  beforeEach(() => sessionStorage.clear());

  it.each(['en', 'de', 'ja', 'ar'] as const)('shows each of its tabs whole, on phones and beside a case, in %s', async (locale) => {
    await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      { locale, answer: () => pageOf([], null, { waiting: { open: 100, appeals: 100 } }) },
    );
    for (const width of [390, 1280]) {
      await page.viewport(width, 800);
      const rows = [...document.querySelectorAll('nav, [role=group]')];
      expect(rows).toHaveLength(2);
      for (const row of rows) expect([width, row.scrollWidth]).toEqual([width, row.clientWidth]);
    }
  });

  it('says of each tab what is not there', async () => {
    await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      { answer: () => [] },
    );
    for (const [tab, words] of [
      ['Open', 'Nothing waits'],
      ['Appeals', 'No appeals'],
      ['Decided', 'Nothing is decided yet'],
    ] as const) {
      await page.getByRole('button', { name: tab }).click();
      await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
    }
  });

  it('says how many cases and appeals wait, and of a hundred that they are more', async () => {
    await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      { answer: () => pageOf([], null, { waiting: { open: 100, appeals: 3 } }) },
    );
    await expect.element(page.getByRole('button', { name: 'Open 99+' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Appeals 3' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Decided', exact: true })).toBeVisible();
  });

  it('finds a case among all by its number or its person, and goes back to the list', async () => {
    const decided = { ...line, case_id: '12', author: 'Tomás Ibarra', decision: 'warn' };
    const { sent } = await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      {
        answer: ({ name, input }) => {
          if (name === 'ModerationCaseResource.get') return { ...whole, ...decided };
          if (name !== 'ModerationCasesResource.get') return [];
          const { term } = input as { term?: string };
          return term === 'Tom' ? [decided] : term === undefined ? [line] : [];
        },
      },
    );
    const field = page.getByRole('searchbox', { name: 'Find a case by its number or by a person' });
    await field.fill('Tom');
    await expect.element(page.getByRole('button', { name: /^Comment by Tomás Ibarra .*Warned/u })).toBeVisible();
    expect(sent.filter(({ name }) => name === 'ModerationCasesResource.get').at(-1)?.input).toMatchObject({ list: 'all', term: 'Tom' });
    await field.fill('nobody');
    await expect.element(page.getByRole('heading', { name: 'No case has this number or person' })).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.element(page.getByRole('button', { name: /^Comment by Nora Quill/u })).toBeVisible();
    await expect.element(field).toHaveValue('');
  });

  it('names a comment by who said it, and shows all of the decision in a window of 1280 × 900', async () => {
    await page.viewport(1280, 900);
    await showCase();
    await expect.element(page.getByRole('heading', { name: 'Comment by Nora Quill' })).toBeVisible();
    await expect.element(page.getByText(/^Case 1204, opened /u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /#1204$/u })).toBeVisible();
    await expect.element(page.getByText('First report. A copy was kept.', { exact: false })).toBeVisible();
    // The bar with the search stands above the page.
    const isInSight = (element: Element) => element.getBoundingClientRect().bottom <= 900 - 72;
    for (const seen of [
      page.getByRole('button', { name: /^Decide: /u }),
      page.getByLabelText('What they will read'),
      page.getByText('Enter'),
    ])
      expect(isInSight(seen.element())).toBe(true);
  });

  it.each([
    { same_picture: 3, spared_pins: 0, says: 'All 3 pins of this picture' },
    { same_picture: 3, spared_pins: 2, says: 'All 3 pins of this picture 2 of moderators stay and get cases of their own' },
    { same_picture: 1, spared_pins: 1, says: 'All pins of this picture 1 of moderators stays and gets a case of its own' },
  ])('says how many pins of a picture are decided about, and how many are not: $says', async ({ says, ...counts }) => {
    await page.viewport(1280, 900);
    await showCase({ ...whole, ...counts });
    await expect.element(page.getByRole('checkbox', { name: says, exact: true })).toBeInTheDocument();
  });

  it('opens the case that its address names, and says where there is none any more', async () => {
    const { sent } = await mount(
      <MemoryRouter initialEntries={['/care/?case=77']}>
        <CarePage />
      </MemoryRouter>,
      {
        answer: ({ name }) => {
          if (name === 'ModerationCaseResource.get') throw refusal('not_found');
          return [];
        },
      },
    );
    await expect.element(page.getByText('There is no such case any more.')).toBeVisible();
    expect(sent.find(({ name }) => name === 'ModerationCaseResource.get')?.input).toEqual({ case_id: '77' });
    await page.getByRole('button', { name: 'All cases' }).last().click();
    await expect.element(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  });

  it('decides nothing by Enter on any control of a case but the button that says so', async () => {
    const { sent } = await showCase();
    await expect.element(page.getByRole('heading', { name: 'Comment by Nora Quill' })).toBeVisible();
    const stay = (event: Event) => event.preventDefault();
    for (const link of document.querySelectorAll('article a')) link.addEventListener('click', stay);
    await page.getByText('Keep these words').click();
    const controls = [...document.querySelectorAll<HTMLElement>('article :is(a, button, input, textarea, select, summary)')];
    const pressed = controls.filter((control) => !control.matches('[type=submit]'));
    expect(pressed.length).toBeGreaterThan(15);
    for (const control of pressed) {
      control.focus();
      await userEvent.keyboard('{Enter}');
      expect([control.outerHTML, decisionsIn(sent)]).toEqual([control.outerHTML, []]);
    }
  });

  it('chooses and decides by keys once a row is pressed, and leaves the keys to what has the focus', async () => {
    await page.viewport(1280, 900);
    const { sent } = await showCase();
    await page.getByRole('button', { name: /^Comment by Nora Quill/u }).click();
    await userEvent.keyboard('w');
    await expect.element(page.getByRole('radio', { name: /^Warn/u })).toBeChecked();
    page.getByRole('button', { name: 'I take it' }).element().focus();
    await userEvent.keyboard('n');
    await expect.element(page.getByRole('radio', { name: /^Warn/u })).toBeChecked();
    await page.getByRole('button', { name: /^Comment by Nora Quill/u }).click();
    await userEvent.keyboard('n{Enter}');
    await expect.poll(() => decisionsIn(sent)).toHaveLength(1);
  });

  it('fills the queue while it is open, and leaves the case that stands there alone', async () => {
    window.history.replaceState(null, '', '/care/');
    let queue: object[] = [];
    const { store } = await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      { answer: ({ name }) => (name === 'ModerationCasesResource.get' ? queue : name === 'ModerationCaseResource.get' ? whole : []) },
    );
    const told = (case_id: string) => store.dispatch(applyUpdate({ name: 'case.changed', data: { caseId: case_id } }));
    await expect.element(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    queue = [line];
    await told('9');
    await expect.poll(() => page.getByRole('heading', { name: 'Comment by Nora Quill' }).query(), { timeout: 6_000 }).not.toBeNull();
    await page.getByLabelText('What they will read').fill('Half a sen');
    queue = [{ ...line, case_id: '12', author: 'Tomás Ibarra' }];
    await told('12');
    await expect.poll(() => page.getByRole('button', { name: /^Comment by Tomás Ibarra/u }).query(), { timeout: 6_000 }).not.toBeNull();
    await expect.element(page.getByRole('heading', { name: 'Comment by Nora Quill' })).toBeVisible();
    await expect.element(page.getByLabelText('What they will read')).toHaveValue('Half a sen');
  });

  it('decides by Ctrl and Enter in the statement', async () => {
    const { sent } = await showCase();
    await page.getByRole('radio', { name: /^Warn/u }).click();
    await page.getByLabelText('What they will read').fill('It asks for a card.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => decisionsIn(sent).map(({ input }) => input))
      .toMatchObject([{ decision: 'warn', statement: 'It asks for a card.' }]);
  });

  it('keeps what was begun about a case while its moderator looks at another, until it is decided', async () => {
    const other = { ...line, case_id: '12', number: 1205, author: 'Tomás Ibarra' };
    const { sent } = await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      {
        answer: ({ name, input }) => {
          if (name === 'ModerationCasesResource.get') return [line, other];
          const shown = (input as { case_id?: string }).case_id === '12' ? other : line;
          return name === 'ModerationCaseResource.get' ? { ...whole, ...shown } : [];
        },
      },
    );
    const words = page.getByLabelText('What they will read');
    await words.fill('It is an advert.');
    await page.getByRole('button', { name: /^Comment by Tomás Ibarra/u }).click();
    await expect.element(words).toHaveValue('');
    await page.getByRole('button', { name: /^Comment by Nora Quill/u }).click();
    await expect.element(words).toHaveValue('It is an advert.');
    await page.getByRole('radio', { name: /^Warn/u }).click();
    await page.getByRole('button', { name: 'Decide: Warn' }).click();
    await expect.poll(() => decisionsIn(sent)).toHaveLength(1);
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it('keeps the form for moderators apart from the cases, until its owner opens it', async () => {
    const viewer = { ...strangerRecord, id: '3', username: 'noor_haddad', is_instance_owner: true };
    await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      { state: { session: { userId: '3', settings: {}, viewer } } as MountOptions['state'], answer: () => [] },
    );
    await expect.element(page.getByLabelText('Username')).not.toBeVisible();
    await page.getByText('Moderators', { exact: true }).click();
    await expect.element(page.getByLabelText('Username')).toBeVisible();
  });
});

/** A queue of one case, which a decision takes out of it and an undo brings back. */
function oneCase(): MountOptions['answer'] {
  let isOpen = true;
  return ({ name, input }) => {
    const { action, list } = input as { action?: string; list?: string };
    if (name === 'ModerationCaseResource.update') isOpen = action === 'undo';
    if (name === 'ModerationCaseResource.get') return whole;
    if (name !== 'ModerationCasesResource.get') return [];
    const isIn = list === 'open' ? isOpen : list === 'decided' && !isOpen;
    return pageOf(isIn ? [line] : [], null, { waiting: { open: isOpen ? 1 : 0, appeals: 0 } });
  };
}

const undoOf = ({ store }: Mounted) => {
  const { current } = store.getState().toasts;
  return current?.undoId ?? '';
};

async function warn(words: string) {
  await page.getByRole('radio', { name: /^Warn/u }).click();
  await page.getByLabelText('What they will read').fill(words);
  await page.getByRole('button', { name: 'Decide: Warn' }).click();
}

describe('a decision', () => {
  beforeEach(() => sessionStorage.clear());

  it('changes every list and the numbers at once, and so does its undo, which brings the words and the choice back', async () => {
    const mounted = await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      { answer: oneCase() },
    );
    const tab = (name: string) => page.getByRole('button', { name, exact: true });
    const row = page.getByRole('button', { name: /^Comment by Nora Quill/u });
    await tab('Decided').click();
    await expect.element(page.getByRole('heading', { name: 'Nothing is decided yet' })).toBeVisible();
    await tab('Open 1').click();
    await warn('It is an advert.');
    await expect.element(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    await tab('Decided').click();
    await expect.element(row).toBeVisible();
    await expect.element(tab('Open')).toBeVisible();
    await runUndo(undoOf(mounted));
    await expect.element(tab('Open 1')).toBeVisible();
    await expect.element(page.getByLabelText('What they will read')).toHaveValue('It is an advert.');
    await expect.element(page.getByRole('radio', { name: /^Warn/u })).toBeChecked();
    await tab('Decided').click();
    await expect.element(page.getByRole('heading', { name: 'Nothing is decided yet' })).toBeVisible();
  });

  it('is taken back without leading away whoever left the page', async () => {
    function Elsewhere() {
      const go = useNavigate();
      const { pathname, search } = useLocation();
      return (
        <>
          <button onClick={() => void go('/today/')}>Leave</button>
          <p>{`At ${pathname}${search}`}</p>
          {pathname === '/care/' && <CarePage />}
        </>
      );
    }
    const mounted = await mount(
      <MemoryRouter initialEntries={['/care/']}>
        <Elsewhere />
      </MemoryRouter>,
      { answer: oneCase() },
    );
    await warn('It is an advert.');
    await expect.element(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await runUndo(undoOf(mounted));
    expect(mounted.sent.map(({ input }) => (input as { action?: string }).action)).toContain('undo');
    await expect.element(page.getByText('At /today/', { exact: true })).toBeVisible();
  });
});

describe('a queue that is told of', () => {
  it('reads the shown list and the numbers alone, and of a long one the numbers', async () => {
    let waiting = 1;
    const many = Array.from({ length: 51 }, (_, at) => ({ ...line, case_id: `${100 + at}`, number: 2000 + at }));
    const { sent, store } = await mount(
      <MemoryRouter>
        <CarePage />
      </MemoryRouter>,
      {
        answer: ({ name, input }) => {
          if (name === 'ModerationCaseResource.get') return whole;
          if (name !== 'ModerationCasesResource.get') return [];
          const { list } = input as { list: string };
          return pageOf(list === 'appeals' ? many : [line], null, { waiting: { open: waiting, appeals: 51 } });
        },
      },
    );
    const lists = () => sent.flatMap(({ name, input }) => (name === 'ModerationCasesResource.get' ? [input as object] : []));
    const tellOfMore = async () => {
      waiting += 1;
      const before = lists().length;
      await store.dispatch(applyUpdate({ name: 'case.changed', data: { caseId: '77' } }));
      await expect.poll(() => page.getByRole('button', { name: `Open ${waiting}` }).query(), { timeout: 6_000 }).not.toBeNull();
      return lists().slice(before);
    };
    const numbers = { list: 'open', page_size: 1 };
    await page.getByRole('button', { name: 'Decided' }).click();
    await expect.poll(() => lists().length).toBe(3);
    expect(await tellOfMore()).toEqual([{ list: 'decided', page_size: 50 }, numbers]);
    await page.getByRole('button', { name: 'Appeals 51' }).click();
    await expect.element(page.getByRole('button', { name: /#2050$/u })).toBeInTheDocument();
    expect(await tellOfMore()).toEqual([numbers]);
  });
});
