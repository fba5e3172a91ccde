import { useRef } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runUndo } from '../../../store/undo-registry.ts';
import { mount, refusal, type MountOptions, type SentCall } from '../../../testing/mount.tsx';
import type { StoredPin } from '../../pinning/pins/index.ts';
import { showPinAgain } from './give-feedback.ts';
import { WhyThisPin } from './why-this-pin.tsx';

const bench = {
  type: 'pin',
  id: '9',
  title: 'A bench',
  images: { '236x': { url: '/b.jpg', width: 236, height: 300 } },
  board: { type: 'board', id: '5' },
  pinner: { type: 'user', id: '7' },
} as unknown as StoredPin;
const chair = { ...bench, id: '3', title: 'My chair', board: { type: 'board', id: '6', name: 'Porch' }, pinner: { type: 'user', id: '8' } };
const entities = {
  pin: { 9: bench },
  board: { 5: { type: 'board', id: '5', name: 'Terrace', url: '/lena/terrace/' } },
  user: { 7: { type: 'user', id: '7', fullName: 'Lena Fjeld', profileUrl: '/lena/' } },
} as never;
const session = { isAuthenticated: true, userId: '8', viewer: { id: '8' } } as never;

/** Stands on home with the answer open. */
async function open(recommendationReason: StoredPin['recommendationReason'], options: MountOptions = {}, path = '/') {
  const before = window.location.href;
  window.history.replaceState(null, '', path);
  onTestFinished(() => window.history.replaceState(null, '', before));
  function Opened() {
    const trigger = useRef(null);
    return (
      <>
        <button ref={trigger}>More</button>
        <WhyThisPin pin={{ ...bench, recommendationReason }} place="card" trigger={trigger} onClose={() => undefined} />
      </>
    );
  }
  return mount(<Opened />, { state: { entities, session }, ...options });
}

/** Answers all calls but the one for the topics of the pin, which has none. */
const aboutNothing = (answer: () => unknown) => (call: SentCall) => (call.name === 'PinInterestsResource.get' ? [] : answer());

describe('why a pin is shown', () => {
  it('names the own pin that led to it, as the server lets it be seen', async () => {
    const { sent } = await open(
      { reason: 'saved', reasonId: '3', throughProperties: ['pin'], board: '6' },
      { answer: aboutNothing(() => chair) },
    );
    await expect.element(page.getByText('You saved this pin.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /My chair/ })).toHaveAttribute('href', '/pin/3/');
    await expect.element(page.getByText('Porch', { exact: false })).toBeVisible();
    expect(sent.filter(({ name }) => name === 'PinResource.get')).toEqual([{ name: 'PinResource.get', input: { id: '3' } }]);
  });

  it('names nothing that the server keeps from the viewer', async () => {
    const answer = () => {
      throw refusal('pin_not_found');
    };
    await open({ reason: 'kept_beside', reasonId: '3', throughProperties: ['pin'] }, { answer });
    await expect.element(page.getByText('A pin led here that you cannot see any more.', { exact: false })).toBeVisible();
    const addresses = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/settings/tastes/']);
  });

  it('names the person or the board that is followed', async () => {
    await open({ reason: 'followed_person', reasonId: '7', throughProperties: ['user'] });
    await expect.element(page.getByRole('link', { name: 'Lena Fjeld' })).toHaveAttribute('href', '/lena/');
    await open({ reason: 'followed_board', reasonId: '5', throughProperties: ['board'] });
    await expect.element(page.getByRole('link', { name: 'Terrace' })).toHaveAttribute('href', '/lena/terrace/');
  });

  it('says of other lists that they are not chosen, whatever home said of the pin', async () => {
    await open({ reason: 'saved', reasonId: '3', throughProperties: ['pin'] }, {}, '/lena/terrace/');
    await expect.element(page.getByText('This list is not chosen for you.', { exact: false })).toBeVisible();
  });

  it('is told beside the ideas for a board and above the choice of topics', async () => {
    await open({ reason: 'board_words', reasonId: '5', throughProperties: ['board'] }, {}, '/lena/terrace/?tab=ideas');
    await expect.element(page.getByText('It shares words with the name of this board.')).toBeVisible();
    await open({ reason: 'fresh' }, {}, '/topics/');
    await expect.element(page.getByText('It is new here.')).toBeVisible();
  });

  it('names the topic of what the viewer saved', async () => {
    const fruit = { type: 'topic', id: '4', slug: 'fruit', name: 'Fruit', is_followed: false, cover: null };
    await open({ reason: 'saved_topic', reasonId: '4', throughProperties: ['topic'] }, { answer: aboutNothing(() => fruit) });
    await expect.element(page.getByText('You saved pins about this topic.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Fruit' })).toHaveAttribute('href', '/topics/fruit/');
  });

  it('asks for fewer of one of the three surest topics of the pin, whose card gives way until that is taken back', async () => {
    const topics = ['Cats', 'Doors and windows', 'Fruit', 'Food'].map((name, at) => ({
      type: 'topic',
      id: String(at + 1),
      slug: name,
      name,
    }));
    const answer = ({ name }: SentCall) => (name === 'PinInterestsResource.get' ? topics : bench);
    const { sent, store } = await open({ reason: 'fresh' }, { answer });
    await expect.element(page.getByRole('button', { name: 'Fewer like this: Fruit' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Fewer like this/ }).elements()).toHaveLength(3);
    await page.getByRole('button', { name: 'Fewer like this: Doors and windows' }).click();
    await expect.poll(() => store.getState().hiddenHere['9']?.fewer?.name).toBe('Doors and windows');
    await store.dispatch(showPinAgain('9'));
    expect(store.getState().hiddenHere).toEqual({});
    const input = { pin_id: '9', action: 'fewer_like_this', about: 'topic', topic_id: '2' };
    expect(sent.slice(1)).toEqual([
      { name: 'PinFeedbackResource.create', input },
      { name: 'PinFeedbackResource.delete', input },
    ]);
  });

  it('is a message in a list that everybody sees the same, with the way back', async () => {
    const { sent, store } = await open({ reason: 'fresh' }, { answer: aboutNothing(() => bench) }, '/lena/terrace/');
    await page.getByRole('button', { name: 'Fewer from “Terrace”' }).click();
    await expect
      .poll(() => store.getState().toasts.current)
      .toMatchObject({ message: 'feedback.fewerOfBoard', values: { name: 'Terrace' } });
    expect(store.getState().hiddenHere).toEqual({});
    await runUndo(store.getState().toasts.current!.undoId!);
    expect(sent.at(-1)!.name).toBe('PinFeedbackResource.delete');
  });

  it('hides the pin, and asks for fewer of its board or person', async () => {
    const { sent } = await open({ reason: 'fresh' }, { answer: aboutNothing(() => bench) });
    await page.getByRole('button', { name: 'Hide this pin' }).click();
    await page.getByRole('button', { name: 'Fewer from “Terrace”' }).click();
    await page.getByRole('button', { name: 'Fewer from Lena Fjeld' }).click();
    expect(sent.slice(1).map(({ input }) => input)).toEqual([
      { pin_id: '9', action: 'hide', about: 'pin' },
      { pin_id: '9', action: 'fewer_like_this', about: 'board' },
      { pin_id: '9', action: 'fewer_like_this', about: 'user' },
    ]);
  });
});
