import { matchPath } from 'react-router';
import { routeTable } from './route-table.ts';

const findRoute = (pathname: string) => routeTable.find(({ path }) => matchPath(path, pathname));

/** Whether the page at this path may be kept for everybody. */
export async function mayBeKept(pathname: string): Promise<boolean> {
  return !(await findRoute(pathname)?.load())?.neverCached;
}

/** A page's address with the parameters alone that the page reads, in one order: nothing else in it makes another page. */
export async function normaliseAddress(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(`http://page${address}`);
  const read = (await findRoute(pathname)?.load())?.query ?? [];
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
