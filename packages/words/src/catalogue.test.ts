import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { CATALOGUE_KINDS, listAreas, MESSAGES, readArea, readCatalogue, type Catalogue } from './catalogue.ts';
import { completenessOf } from './completeness.ts';
import { describeAreas } from './describe-areas.ts';

const packages = join(import.meta.dirname, '../..');
const places = CATALOGUE_KINDS.flatMap((kind) => listAreas(kind).map((area) => [kind, area] as const));
const others = builtLocales.filter((locale) => locale !== 'en');

/** What a language has itself, without what falls back. */
function ownWords(locale: string): Catalogue {
  return Object.assign({}, ...places.map(([kind, area]) => readArea(locale, kind, area))) as Catalogue;
}
const english = ownWords('en');

/** The holes and marked parts of a message: what code has to fill, whatever the language. */
function holesOf(text: string): string[] {
  const holes = new Set<string>();
  const visit = (parts: unknown): void => {
    if (!Array.isArray(parts)) return;
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      holes.add(`{${String(part[0])}}`);
      Object.values((part[2] ?? {}) as object).forEach(visit);
    }
  };
  visit(compileMessage(text));
  for (const [, mark] of text.matchAll(/<(\w+)>/g)) holes.add(`<${mark}>`);
  return [...holes].toSorted();
}

/** All sources of a package but its tests. */
function sourceText(name: string): string {
  const source = join(packages, name, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
}

describe('the catalogues', () => {
  it.each(others)('have no message in %s that English does not have in the same area', (locale) => {
    const unknown = places.flatMap(([kind, area]) => {
      const source = readArea('en', kind, area);
      return Object.keys(readArea(locale, kind, area)).filter((id) => !Object.hasOwn(source, id));
    });
    expect(unknown).toEqual([]);
    const files = readdirSync(join(MESSAGES, locale), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    const known = places.map(([kind, area]) => join(kind, `${area}.json`));
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
  });

  it.each(others)('have the same holes and marked parts in %s', (locale) => {
    const different = Object.entries(ownWords(locale)).filter(([id, text]) => String(holesOf(text)) !== String(holesOf(english[id]!)));
    expect(different).toEqual([]);
  });

  it.each(others)('have as many paragraphs in the mails in %s', (locale) => {
    const different = Object.entries(ownWords(locale)).filter(
      ([id, text]) => text.split('\n\n').length !== english[id]!.split('\n\n').length,
    );
    expect(different).toEqual([]);
  });

  it.each(builtLocales)('leave no message empty in %s', (locale) => {
    expect(Object.entries(ownWords(locale)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have no message that no page shows, no mail says and no device rings with', () => {
    const [client, server, extension] = [sourceText('client'), sourceText('server'), sourceText('extension')];
    const unused = Object.keys(english).filter((id) => {
      const [, mail] = /^mail\.(\w+)\./.exec(id) ?? [];
      // What rings on devices is written by the server.
      const isNamed = [client, server, extension].some((source) => source.includes(`'${id}'`) || source.includes(`"${id}"`));
      return mail === undefined ? !isNamed : !server.includes(`'${mail}'`);
    });
    expect(unused).toEqual([]);
  });

  it('name no message in two areas', () => {
    const ids = places.flatMap(([kind, area]) => Object.keys(readArea('en', kind, area)));
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('say in English what a language does not say yet, and count it', () => {
    expect(readCatalogue('fi', 'mails')['mail.logIn.action']).toBe('Log in');
    expect(readCatalogue('de', 'mails')['mail.logIn.action']).toBe('Anmelden');
    const { messages, translated, missing } = completenessOf('fi');
    expect([translated, missing.length]).toEqual([0, messages]);
  });

  it('are described as they stand; `npm run generate:words` does it', () => {
    expect(readFileSync(join(import.meta.dirname, 'areas.generated.ts'), 'utf8')).toBe(describeAreas());
  });
});
