import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { quietChannels } from '@bowerbird/domain/social/invites.ts';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import SayWho from './say-who.share-extra.tsx';

const viewer = { ...strangerRecord, id: '3', login_state: loginStates.loggedIn };
const state = { session: { userId: '3', viewer } } as MountOptions['state'];
const thing = { path: '/pin/9/', url: 'https://bowerbird.example/pin/9/', title: 'Jug', sends: { pin: '9' } };

describe('a link that says who hands it on', () => {
  it('says it by one way when copied, by another in an app, and by a quiet one in a QR code', async () => {
    const onAddresses = vi.fn();
    const { sent } = await mount(
      <SayWho thing={thing} onAddresses={onAddresses} onClose={() => undefined} onLookedFor={() => undefined} />,
      {
        state,
        answer: ({ input }) =>
          (input as { channels: number[] }).channels.map((channel) => ({ invite_channel: channel, invite_code: `code${channel}` })),
      },
    );
    const of = (channel: number) => `https://bowerbird.example/pin/9/?invite_code=code${channel}`;
    await expect.poll(() => onAddresses.mock.lastCall).toEqual([{ copied: of(1), toOtherApp: of(2), inQrCode: of(9) }]);
    expect(quietChannels).toContain(9);
    expect(sent).toEqual([{ name: 'InviteCodesResource.create', input: { channels: [1, 2, 9] } }]);
  });
});
