import { CATALOGUE_KINDS, listAreas, SOURCE_LOCALE, type CatalogueKind } from './catalogue.ts';

const TYPES: Readonly<Record<CatalogueKind, string>> = {
  'every-page': 'EveryPageMessageId',
  'on-demand': 'OnDemandMessageId',
  mails: 'MailMessageId',
};

/** The source of `areas.generated.ts`: which areas there are, and the ids of their messages as types. */
export function describeAreas(): string {
  const kinds = CATALOGUE_KINDS.map((kind) => {
    const areas = listAreas(kind);
    const imports = areas.map((area) => `import type ${nameOf(kind, area)} from './messages/${SOURCE_LOCALE}/${kind}/${area}.json';`);
    const ids = areas.map((area) => `  | keyof typeof ${nameOf(kind, area)}`);
    return { kind, areas, imports, type: `export type ${TYPES[kind]} =\n${ids.join('\n')};` };
  });
  const onDemand = kinds.find(({ kind }) => kind === 'on-demand')!.areas.map((area) => `  '${area}',`);
  return [
    '// Made by `npm run generate:words` from the folders of the English messages.',
    ...kinds.flatMap(({ imports }) => imports),
    '',
    '/** The areas of words that only some pages need; such a page names them in its route. */',
    `export const onDemandAreas = [\n${onDemand.join('\n')}\n] as const;`,
    'export type OnDemandArea = (typeof onDemandAreas)[number];',
    '',
    kinds.map(({ type }) => type).join('\n\n'),
    '',
  ].join('\n');
}

function nameOf(kind: CatalogueKind, area: string): string {
  const words = `${kind}-${area}`.split('-');
  return words.map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
}
