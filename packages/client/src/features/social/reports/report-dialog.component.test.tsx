import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { brokenNetwork, mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { ReportDialog } from './report-dialog.tsx';

const noor = {
  session: { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad' } },
} as MountOptions['state'];
const kept = { report_id: '7', target: { type: 'pin', id: '9' }, reason: 'spam', detailed_reasons: [], created_at: '2026-01-05T10:00:00Z' };

async function show(options: MountOptions) {
  const onClose = vi.fn();
  const mounted = await mount(<ReportDialog target={{ type: 'pin', id: '9' }} onClose={onClose} />, { state: noor, ...options });
  return { ...mounted, onClose };
}
const next = () => page.getByRole('button', { name: 'Next' });
const send = () => page.getByRole('button', { name: 'Report', exact: true });

describe('reporting a pin', () => {
  it('asks why, then for more, and says what happens next', async () => {
    const { sent, onClose } = await show({ answer: () => kept });
    await page.getByRole('radio', { name: /^Spam/ }).click();
    await next().click();
    await page.getByRole('checkbox', { name: 'The link leads somewhere else than it says' }).click();
    await page.getByRole('textbox', { name: /^In your own words/ }).fill(' Asks for a card. ');
    await send().click();
    await expect.element(page.getByRole('dialog', { name: 'Thank you. We have it' })).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'ReportResource.create',
        input: { target: { type: 'pin', id: '9' }, reason: 'spam', detailed_reasons: ['false_link'], text: 'Asks for a card.' },
      },
    ]);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('tells what the pin is on this page: an advertisement, a product, or a film of some length', async () => {
    const film = { v720P: { duration: 8200 }, vHLSV4: null };
    const pin = { id: '9', isPromoted: true, productOffer: { price: '5.00' }, videos: { videoList: film } };
    const entities = { pin: { '9': pin }, user: {}, aggregatedcomment: {}, board: {} };
    const { sent } = await show({ state: { ...noor, entities } as unknown as MountOptions['state'], answer: () => kept });
    await page.getByRole('radio', { name: /^Spam/ }).click();
    await next().click();
    await send().click();
    const target = { type: 'pin', id: '9', isPromoted: true, isProduct: true, videoDuration: 8200 };
    await expect.poll(() => sent.map(({ input }) => input)).toMatchObject([{ target }]);
  });

  it('offers to block who made it, and does so', async () => {
    const sam = { type: 'user', id: '7', fullName: 'Sam Doyle', blockedByMe: false };
    const entities = { pin: { '9': { id: '9', pinner: { type: 'user', id: '7' } } }, user: { '7': sam }, aggregatedcomment: {}, board: {} };
    const { sent, onClose } = await show({
      state: { ...noor, entities } as unknown as MountOptions['state'],
      answer: ({ name }) => (name === 'ReportResource.create' ? kept : { ...sam, blockedByMe: true }),
    });
    await page.getByRole('radio', { name: /^Spam/ }).click();
    await next().click();
    await send().click();
    await page.getByRole('button', { name: 'Block Sam Doyle' }).click();
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ name: 'UserBlockResource.create', input: { user_id: '7' } }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('waits for a reason, and keeps the one that was chosen on the way back', async () => {
    await show({});
    await next().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose what is wrong.');
    await page.getByRole('radio', { name: /^Hateful/ }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await next().click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(page.getByRole('radio', { name: /^Hateful/ })).toBeChecked();
  });

  it('shows on a low screen what is wrong, beside where the focus goes: no reason, or a text that is too long', async () => {
    await page.viewport(390, 480);
    onTestFinished(() => page.viewport(1280, 800));
    await show({});
    await expect.element(page.getByRole('radio').first()).toBeVisible();
    const scrolled = () => page.getByRole('dialog').element().querySelector('form')!.parentElement!;
    scrolled().scrollTop = scrolled().scrollHeight;
    await next().click();
    await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('radio').first()).toHaveFocus();
    await page.getByRole('radio', { name: /^Spam/ }).click();
    await next().click();
    await page.getByRole('textbox').fill('Long. '.repeat(400));
    scrolled().scrollTop = 0;
    await send().click();
    await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });

  it('says when somebody reports too much', async () => {
    await show({
      answer: () => {
        throw refusal('too_many_requests');
      },
    });
    await page.getByRole('radio', { name: /^Something else/ }).click();
    await next().click();
    await send().click();
    await expect.element(page.getByText('You have reported much in a short time. Please wait a little.')).toBeVisible();
  });

  it('repeats the same act after a reply that never came', async () => {
    let isBroken = true;
    const { keys } = await show({
      answer: () => {
        if (isBroken) throw brokenNetwork();
        return kept;
      },
    });
    await page.getByRole('radio', { name: /^Spam/ }).click();
    await next().click();
    await send().click();
    await expect.element(page.getByText('The network did not answer. Nothing was changed.')).toBeVisible();
    isBroken = false;
    await send().click();
    await expect.element(page.getByRole('dialog', { name: 'Thank you. We have it' })).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
  });

  it('asks a stranger to come in first', async () => {
    await mount(
      <MemoryRouter>
        <ReportDialog target={{ type: 'pin', id: '9' }} onClose={() => undefined} />
      </MemoryRouter>,
    );
    await expect.element(page.getByRole('dialog', { name: 'Log in to report this' })).toBeVisible();
  });
});
