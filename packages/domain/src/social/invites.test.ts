import { describe, expect, it } from 'vitest';
import { inviteVariantOf, type InviteViewer } from './invites.ts';

const mei = { id: '5', takesMessages: true };
const stranger: InviteViewer = { id: null, takesMessages: false, device: 'desktop' };
const noor: InviteViewer = { id: '3', takesMessages: true, device: 'desktop' };
const variant = (viewer: InviteViewer, sender = mei, channel = 1) => inviteVariantOf(viewer, { sender, channel });

describe('what a page says of who sent somebody', () => {
  it('is a popover for a stranger at a desktop alone', () => {
    expect(variant(stranger)).toBe('popover');
    expect(variant({ ...stranger, device: 'phone' })).toBeNull();
    expect(variant({ ...stranger, device: 'tablet' })).toBeNull();
  });

  it.each([5, 9, 12, 16])('is no popover for a link of channel %i', (channel) => {
    expect(variant(stranger, mei, channel)).toBeNull();
    expect(variant(noor, mei, channel)).toBe('desktop_toast');
  });

  it('is a toast for somebody signed in, by their device', () => {
    expect(variant(noor)).toBe('desktop_toast');
    expect(variant({ ...noor, device: 'phone' })).toBe('mobile_toast');
    expect(variant({ ...noor, device: 'tablet' })).toBe('mobile_toast');
  });

  it('is no toast for the sender, nor where one of the two takes no messages', () => {
    expect(variant({ ...noor, id: '5' })).toBeNull();
    expect(variant({ ...noor, takesMessages: false })).toBeNull();
    expect(variant(noor, { ...mei, takesMessages: false })).toBeNull();
  });

  it('is nothing where the link is not known', () => {
    expect(inviteVariantOf(noor, null)).toBeNull();
  });
});
