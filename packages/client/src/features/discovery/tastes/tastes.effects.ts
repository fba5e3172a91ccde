import type { UnknownAction } from 'redux';
import type { UserTastesResource } from '@bowerbird/contract/discovery/tastes/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterAnyReply, afterReply, type Effect } from '../../../store/effects.ts';
import { atOnce } from '../../../store/optimistic/at-once.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged, resourceInvalidated } from '../../../store/resources.slice.ts';
import { feedOptions } from '../home-feed/index.ts';
import { changed, tasteOptions, type Known } from './change-tastes.ts';

const place = { name: 'UserTastesResource.get', key: resourceKey(tasteOptions) };
const home = { name: 'UserHomefeedResource.get', key: resourceKey(feedOptions('for_you')) };

const known = ({ resources }: RootState) => (resources[place.name]?.[place.key]?.data ?? null) as Known | null;

function shown(data: Known | null): readonly UnknownAction[] {
  return data ? [resourceDataChanged({ ...place, data })] : [];
}

/** A change shows at once, and home obeys once it is kept. */
const effects: readonly Effect[] = [
  ...atOnce<typeof UserTastesResource.update>('UserTastesResource.update', {
    show: ({ input }, state) => {
      const data = known(state);
      return shown(data && changed(data, input));
    },
    takeBack: (_sent, _state, before) => shown(known(before)),
  }),
  afterReply<typeof UserTastesResource.update>('UserTastesResource.update', ({ result }, before) => (known(before) ? shown(result) : [])),
  afterAnyReply(['UserTastesResource.update'], () => [resourceInvalidated(home)]),
];
export default effects;
