import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import type { RawBuilder } from 'kysely';
import type { Core } from '../../core/core.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    readonly viewerPart?: ViewerPart;
  }
}

/** What a feature knows of the viewer record (`C3.9`). */
export interface ViewerPart {
  readonly fields: readonly (keyof ViewerRecord)[];
  /** A JSON object as a scalar SQL expression, which joins the statement that reads the viewer. */
  readonly select: (userId: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly present: (row: never, core: Core) => Partial<ViewerRecord>;
}

/** Declares a part of the viewer record: it gives the fields that it names, all of them. */
export function defineViewerPart<Field extends keyof ViewerRecord, Row>(part: {
  readonly fields: readonly Field[];
  readonly select: (userId: RawBuilder<unknown>) => RawBuilder<Row>;
  readonly present: (row: Row, core: Core) => Pick<ViewerRecord, Field>;
}): ViewerPart {
  return part;
}

/** Throws when two features give the same field of the viewer record: one would win in silence. */
export function refuseSharedViewerFields(features: readonly { readonly name: string; readonly viewerPart?: ViewerPart }[]): void {
  const givers = new Map<string, string>();
  for (const { name, viewerPart } of features) {
    for (const field of viewerPart?.fields ?? []) {
      const other = givers.get(field);
      if (other !== undefined) throw new Error(`Two features give ${field} of the viewer: ${other} and ${name}.`);
      givers.set(field, name);
    }
  }
}
