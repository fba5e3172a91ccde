import { matchPath } from 'react-router';
import { routeTable } from './route-table.ts';

/** A page's address with the parameters alone that the page reads, in one order: nothing else in it makes another page. */
export async function normaliseAddress(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(`http://page${address}`);
  const route = routeTable.find(({ path }) => matchPath(path, pathname));
  const read = (await route?.load())?.query ?? [];
  const kept = new URLSearchParams(
    read.flatMap((name) =>
      searchParams
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}
