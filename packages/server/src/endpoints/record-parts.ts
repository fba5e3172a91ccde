import type { FieldsOf, RecordName, RecordPart } from '@bowerbird/contract/protocol/records.ts';
import type { CallContext } from './context.ts';

/** What loading a record needs: the instance, who looks, and how much of it is wanted. */
export type ViewContext = Pick<CallContext, 'core' | 'viewer' | 'fieldSet'>;

/** An entity as the loaders of its parts find what they know of it. */
export interface PartKey {
  readonly id: string;
  /** Of pins: the picture that they share with others. */
  readonly pictureId?: string;
}

/** What a part knows of some entities, by id; one statement for all of them. */
export type LoadPart<Fields> = (context: ViewContext, keys: readonly PartKey[]) => Promise<ReadonlyMap<string, Partial<Fields>>>;

/** A part of a record with what loads it. Without a loader nothing is known yet: its empty value stands. */
export interface GivenPart {
  readonly part: RecordPart;
  readonly load?: LoadPart<Record<string, unknown>>;
}

/** Ties a loader to the part that it fills. */
export function givePart<Part extends RecordPart>(part: Part, load?: LoadPart<FieldsOf<Part>>): GivenPart {
  return { part, load };
}

/**
 * Adds to records what other areas know of them: one statement a part, none for a part that has nothing to say on a card.
 * The records are changed in place, because they were made for this reply.
 */
export async function addParts<Shape extends { id: string }>(
  context: ViewContext,
  record: RecordName,
  entities: readonly { readonly key: PartKey; readonly shape: Shape }[],
): Promise<void> {
  const isCard = context.fieldSet === 'card';
  const wanted = context.core.contributions
    .flatMap(({ recordParts }) => recordParts ?? [])
    .filter(({ part }) => part.record === record && part.empty !== undefined && !(isCard && part.card.length === 0));
  const keys = entities.map(({ key }) => key);
  const known = await Promise.all(wanted.map(async ({ load }) => (load && keys.length > 0 ? load(context, keys) : null)));
  for (const { key, shape } of entities) {
    wanted.forEach(({ part }, at) => Object.assign(shape, part.empty, known[at]?.get(key.id)));
  }
}
