import { expect, it } from 'vitest';
import type { Known } from './change-tastes.ts';
import { sortBeliefs } from './sort-beliefs.ts';

const board = (board_id: string, pin_count: number, degree = 'as_it_is') => ({
  board_id,
  pin_count,
  degree,
  pin: { type: 'pin', id: board_id },
});
const topic = (id: string, pin_count: number) => ({ degree: 'as_it_is', pin_count, topic: { type: 'topic', id } });
const sorted = (tastes: unknown[], topics: unknown[] = []) =>
  sortBeliefs({ tastes, topics } as Pick<Known, 'tastes' | 'topics'>, (id) => id === 'followed').map(({ key }) => key);

it('puts boards and topics in one list, the strongest first', () => {
  expect(sorted([board('few', 2), board('many', 60)], [topic('followed', 0), topic('some', 20)])).toEqual([
    'board many',
    'topic some',
    'topic followed',
    'board few',
  ]);
});

it('leaves a belief in its place, whatever somebody wants of it', () => {
  expect(sorted([board('one', 20, 'off'), board('two', 10, 'more')])).toEqual(['board one', 'board two']);
});
