import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { brokenNetwork, mount } from '../../../testing/mount.tsx';
import { newsKinds } from '../news-kinds/index.ts';
import { KindSettings } from './kind-settings.tsx';
import { WhenSettings } from './when-settings.tsx';

const kinds = Object.keys(newsKinds);
const groupsOf = (name: string) =>
  name.includes('email')
    ? [
        { id: 'pins', options: kinds.map((id) => ({ id, value: 'digest' })) },
        {
          id: 'when',
          options: [
            { id: 'rhythm', value: 'weekly' },
            { id: 'time_zone', value: '' },
          ],
        },
      ]
    : [
        { id: 'messages', options: [{ id: 'message', value: true }] },
        { id: 'pins', options: kinds.map((id) => ({ id, value: true })) },
        {
          id: 'when',
          options: [
            { id: 'quiet_hours', value: false },
            { id: 'quiet_from', value: '22:00' },
            { id: 'quiet_until', value: '07:00' },
            { id: 'time_zone', value: '' },
          ],
        },
      ];
const changed = (name: string, input: unknown) => {
  const { options } = input as { options: { id: string; value: unknown }[] };
  return groupsOf(name).map((group) => ({
    ...group,
    options: group.options.map((option) => options.find(({ id }) => id === option.id) ?? option),
  }));
};
const saves = page.getByRole('group', { name: 'Saves of your pins' });

describe('the settings of notifications', () => {
  it('switch each kind off in each way by itself', async () => {
    const { sent } = await mount(<KindSettings />, {
      answer: ({ name, input }) => (name.startsWith('PUT') ? changed(name, input) : groupsOf(name)),
    });
    await saves.getByRole('checkbox', { name: 'Push' }).click();
    await vi.waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ name: 'PUT /v3/settings/push/', input: { options: [{ id: 'save', value: false }] } }),
    );
    await expect.element(saves.getByRole('checkbox', { name: 'Here' })).toBeChecked();
    await saves.getByRole('combobox', { name: 'Saves of your pins: by mail' }).selectOptions('off');
    await vi.waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ name: 'PUT /v3/settings/email/', input: { options: [{ id: 'save', value: 'off' }] } }),
    );
  });

  it('switch messages by themselves, which never come by mail', async () => {
    const { sent } = await mount(<KindSettings />, {
      answer: ({ name, input }) => (name.startsWith('PUT') ? changed(name, input) : groupsOf(name)),
    });
    const messages = page.getByRole('group', { name: 'Messages to you' });
    await expect.element(messages.getByRole('combobox')).not.toBeInTheDocument();
    await messages.getByRole('checkbox', { name: 'Push' }).click();
    await vi.waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ name: 'PUT /v3/settings/push/', input: { options: [{ id: 'message', value: false }] } }),
    );
  });

  it('go back where they cannot be kept', async () => {
    await mount(<KindSettings />, {
      answer: ({ name }) => {
        if (name.startsWith('PUT')) throw brokenNetwork();
        return groupsOf(name);
      },
    });
    await saves.getByRole('checkbox', { name: 'Push' }).click();
    await expect.element(saves.getByRole('checkbox', { name: 'Push' })).toBeChecked();
  });

  it('are sent in the order of the presses, and end as the last one says', async () => {
    const replies: (() => void)[] = [];
    const { sent } = await mount(<KindSettings />, {
      answer: ({ name, input }) =>
        name.startsWith('PUT') ? new Promise((resolve) => replies.push(() => resolve(changed(name, input)))) : groupsOf(name),
    });
    const asked = () => sent.filter(({ name }) => name.startsWith('PUT')).map(({ input }) => (input as { options: object[] }).options);
    const push = saves.getByRole('checkbox', { name: 'Push' });
    await push.click();
    await push.click();
    await expect.element(push).toBeChecked();
    expect(asked()).toEqual([[{ id: 'save', value: false }]]);
    replies[0]!();
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    await expect.element(push).toBeChecked();
    replies[1]!();
    await expect.element(push).toBeChecked();
    expect(asked()[1]).toEqual([{ id: 'save', value: true }]);
  });

  it('tell the zone of the device with the first hours, and ask for them only where it is quiet', async () => {
    const { sent } = await mount(<WhenSettings />, {
      answer: ({ name, input }) => (name.startsWith('PUT') ? changed(name, input) : groupsOf(name)),
    });
    await expect.element(page.getByLabelText('From')).not.toBeInTheDocument();
    await page.getByRole('switch', { name: /^Quiet hours/u }).click();
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    await vi.waitFor(() =>
      expect(sent.at(-1)!.input).toEqual({
        options: [
          { id: 'quiet_hours', value: true },
          { id: 'time_zone', value: zone },
        ],
      }),
    );
    await page.getByLabelText('Until').fill('08:30');
    await page.getByLabelText('From').click();
    await vi.waitFor(() => expect(sent.at(-1)!.input).toEqual({ options: [{ id: 'quiet_until', value: '08:30' }] }));
  });

  it('say that the same time twice is no quiet, and keep a time that was emptied', async () => {
    const quiet = (name: string) =>
      groupsOf(name).map((group) => ({
        ...group,
        options: group.options.map((option) =>
          option.id === 'quiet_hours'
            ? { ...option, value: true }
            : option.id.startsWith('quiet_')
              ? { ...option, value: '22:00' }
              : option,
        ),
      }));
    const { sent } = await mount(<WhenSettings />, { answer: ({ name }) => quiet(name) });
    await expect.element(page.getByText('there are no quiet hours', { exact: false })).toBeVisible();
    const from = page.getByLabelText('From');
    await from.fill('');
    from.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await expect.element(from).toHaveValue('22:00');
    expect(sent.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  });

  it('say why no mail comes, where an address refuses it', async () => {
    const refused = (name: string) => [...groupsOf(name), { id: 'refused', options: [{ id: 'refusal', value: 'bounce' }] }];
    await mount(<WhenSettings />, { answer: ({ name }) => refused(name) });
    await expect.element(page.getByRole('alert').getByText('came back', { exact: false })).toBeVisible();
  });
});
