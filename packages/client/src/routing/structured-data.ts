import type { BreadcrumbList, InteractionCounter, Person, Thing, WithContext } from 'schema-dts';

/** What a page says to machines in words of schema.org; the published vocabulary gives the types. */
export type StructuredData = WithContext<Exclude<Thing, string>>;

/** Where a page stands: its addresses are whole ones. */
export interface Site {
  readonly appName: string;
  readonly absolute: (path: string) => string;
}

export function siteOf(settings: { appName: string; origin: string }): Site {
  return { appName: settings.appName, absolute: (path) => new URL(path, settings.origin).href };
}

/** A page on the way to another: its name and its path. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the start to a page; the search needs a position, a name and an address of each. */
export function breadcrumbs(crumbs: readonly Crumb[], site: Site): WithContext<BreadcrumbList> {
  const whole = [{ name: site.appName, path: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.absolute(path),
    })),
  };
}

/** A person alone, not one of the other things that may stand for one. */
type PersonLeaf = Extract<Person, { '@type': 'Person' }>;

/** Somebody as the maker of a page. */
export function personOf(user: { fullName: string; username: string }, site: Site): PersonLeaf {
  return { '@type': 'Person', name: nameOf(user), alternateName: user.username, url: site.absolute(`/${user.username}/`) };
}

export function nameOf({ fullName, username }: { fullName: string; username: string }): string {
  return fullName === '' ? username : fullName;
}

/** How often something was done with what a page shows. */
export function counter(action: 'BookmarkAction' | 'FollowAction' | 'WriteAction', count: number): InteractionCounter {
  return { '@type': 'InteractionCounter', interactionType: { '@type': action }, userInteractionCount: count };
}

/** The data blocks of a page's head; no text in them can end its element. */
export function renderStructuredData(things: readonly StructuredData[]): string {
  return things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`).join('');
}
