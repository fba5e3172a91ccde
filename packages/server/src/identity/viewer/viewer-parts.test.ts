import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { defineViewerPart, refuseSharedViewerFields } from './viewer.parts.ts';

const viewerPart = defineViewerPart({
  fields: ['pin_count'],
  select: () => sql<{ pins: number }>`json_build_object('pins', 1)`,
  present: ({ pins }) => ({ pin_count: pins }),
});

describe('the parts of the viewer record', () => {
  it('stop the start when two features give the same field', () => {
    expect(() => refuseSharedViewerFields([{ name: 'boards', viewerPart }, { name: 'pins' }])).not.toThrow();
    expect(() =>
      refuseSharedViewerFields([
        { name: 'boards', viewerPart },
        { name: 'users', viewerPart },
      ]),
    ).toThrow('Two features give pin_count of the viewer: boards and users.');
  });
});
