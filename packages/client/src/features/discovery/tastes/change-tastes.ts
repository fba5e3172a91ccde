import type { UpdateTastesInput, UserTastes } from '@bowerbird/contract/discovery/tastes/schemas.ts';
import type { StoredValue } from '../../../store/stored.ts';

/** The options of a call that has none. */
export const tasteOptions: Record<string, never> = {};

/** What the page knows of somebody's tastes. */
export type Known = StoredValue<UserTastes>;

export type FewerAbout = Extract<UpdateTastesInput, { about: unknown }>['about'];

const LISTS = { topic: 'topics', board: 'boards', user: 'people' } as const;

/** What stands there as soon as a person changed it. */
export function changed(data: Known, input: UpdateTastesInput): Known {
  if ('newest_first' in input) return { ...data, newest_first: input.newest_first };
  // What is left of it, the server says.
  if ('forgets_all' in input) return data;
  if ('forget_id' in input) return { ...data, fewer_of: without(data.fewer_of, input.about, input.forget_id) };
  const { degree } = input;
  if ('topic_id' in input) {
    return { ...data, topics: data.topics.map((taste) => (taste.topic.id === input.topic_id ? { ...taste, degree } : taste)) };
  }
  return { ...data, tastes: data.tastes.map((taste) => (taste.board_id === input.board_id ? { ...taste, degree } : taste)) };
}

function without(fewer: Known['fewer_of'], about: FewerAbout, id: string): Known['fewer_of'] {
  const list = LISTS[about];
  return { ...fewer, [list]: fewer[list].filter((one) => one.id !== id) };
}
