import type { PersonWithPins } from '@bowerbird/contract/discovery/explore/schemas.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { selectCreators } from './creators.queries.ts';
import { peopleWithPins } from './people-with-pins.views.ts';

const MOST_PEOPLE = 12;

/** People whom somebody new may want to follow, by the topics that they chose (`B7.8`). */
export async function readCreators(context: HandlerContext<'full'>): Promise<PersonWithPins[]> {
  const rows = await selectCreators(context.core.db, context.viewer, MOST_PEOPLE);
  const pins = await hydratePins(
    context,
    rows.flatMap(({ pin_ids }) => pin_ids),
  );
  return peopleWithPins(context, rows, new Map(pins.map((pin) => [pin.id, pin])));
}
