import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { received } from './received.ts';
import { createEntitiesReducer, entityPatched } from './entities.slice.ts';

const types = new Set(['pin', 'user', 'board', 'section'] as const);
const entitiesReducer = createEntitiesReducer(types);

const lena = { type: 'user', id: '7', fullName: 'Lena Fjeld' };
const collector = {
  type: 'pin',
  id: '1',
  title: 'The collector',
  pinner: lena,
  board: { type: 'board', id: '3', name: 'Birds, obviously' },
};

function receive(...replies: unknown[]) {
  return replies.reduce<ReturnType<typeof entitiesReducer> | undefined>(
    (state, reply) => entitiesReducer(state, received({ endpoint: 'PinResource.get', input: {}, ...normalise(reply, types) })),
    undefined,
  )!;
}

describe('taking the entities out of a reply', () => {
  it('leaves a reference where each stood, however deep', () => {
    const { result, entities } = normalise({ results: [collector], total: 1 }, types);
    expect(result).toEqual({ results: [{ type: 'pin', id: '1' }], total: 1 });
    expect(entities.pin['1']).toEqual({
      type: 'pin',
      id: '1',
      title: 'The collector',
      pinner: { type: 'user', id: '7' },
      board: { type: 'board', id: '3' },
    });
    expect(entities.user['7']).toEqual(lena);
    expect(entities.board['3']).toMatchObject({ name: 'Birds, obviously' });
  });

  it('takes a bare reference for what it is, not for an empty record', () => {
    expect(normalise([{ type: 'pin', id: '1' }], types).entities.pin).toEqual({});
  });

  it('leaves everything else alone', () => {
    const reply = { type: 'guide', id: '1', words: ['a', null, 2] };
    expect(normalise(reply, types).result).toEqual(reply);
  });
});

describe('the entities of the store', () => {
  it('are one copy each: what is known of a person is known wherever they stand', () => {
    const state = receive(collector, { ...lena, followerCount: 12 });
    expect(state.user['7']).toMatchObject({ fullName: 'Lena Fjeld', followerCount: 12 });
  });

  it('keep what a later, partial record leaves out', () => {
    const state = receive({ ...lena, about: 'Small rooms' }, collector);
    expect(state.user['7']).toMatchObject({ about: 'Small rooms' });
  });

  it('keep the renditions of a picture that a card leaves out', () => {
    const small = { '236x': { url: '/s.jpg' } };
    const state = receive({ ...collector, images: { ...small, '1200x': { url: '/l.jpg' } } }, { ...collector, images: small });
    expect(Object.keys(state.pin['1']?.images ?? {})).toEqual(['236x', '1200x']);
  });

  it('take null for an answer', () => {
    const state = receive({ ...collector, link: 'https://example.org' }, { type: 'pin', id: '1', link: null });
    expect(state.pin['1']).toMatchObject({ title: 'The collector', link: null });
  });

  it('keep the identity of tables that a reply does not touch', () => {
    const before = receive(collector);
    const after = entitiesReducer(before, received({ endpoint: 'x', input: {}, ...normalise(lena, types) }));
    expect(after.pin).toBe(before.pin);
    expect(after.user).not.toBe(before.user);
  });

  it('can be changed when they are known, and stay unknown when they are not', () => {
    const state = receive(collector);
    expect(entitiesReducer(state, entityPatched({ type: 'pin', id: '1', changes: { title: 'A collector' } })).pin['1']?.title).toBe(
      'A collector',
    );
    expect(entitiesReducer(state, entityPatched({ type: 'pin', id: '2', changes: { title: 'Nobody' } }))).toBe(state);
  });
});
