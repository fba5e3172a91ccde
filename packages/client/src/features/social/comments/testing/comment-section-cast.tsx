import { page } from 'vitest/browser';
import { mount, type MountOptions, type SentCall } from '../../../../testing/mount.tsx';
import { strangerRecord } from '../../../../testing/stranger-record.ts';
import type { WholePin } from '../../../pinning/pins/index.ts';
import { CommentSection } from '../comment-section.tsx';
import { meis, person, pin } from '../comments-cast.ts';
import { aboutPin } from '../talked-about.ts';

export const noor = {
  session: { userId: '3', settings: {}, viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad' } },
} as MountOptions['state'];
export const noors = { ...meis, id: '12', user: person('3', 'Noor Haddad'), text: 'Old book boards.', access: ['write', 'delete'] };

/** Words of a comment, which stand beside its author's name. */
export const words = (text: string) => page.getByText(text, { exact: false });
export const field = () => page.getByLabelText('Say something kind or useful');
export const openMenu = async (entry: string) => {
  await page.getByRole('button', { name: 'More for the comment by Mei Tan' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
export const send = () => page.getByRole('button', { name: 'Send', exact: true });

/** Shows the section with these threads; other calls are answered as the test says. */
export function show(
  threads: readonly object[],
  {
    answer,
    shown = pin,
    state = noor,
    linkedId,
  }: { answer?: MountOptions['answer']; shown?: WholePin; state?: MountOptions['state']; linkedId?: string } = {},
) {
  return mount(<CommentSection about={aboutPin(shown)} linkedId={linkedId} />, {
    state,
    answer: (call) => (call.name === 'AggregatedCommentFeedResource.get' ? threads : answer?.(call)),
  });
}
export const writes = (sent: readonly SentCall[]) => sent.filter(({ name }) => !/\.get$|^GET /u.test(name));
