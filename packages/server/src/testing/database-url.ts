export const TEMPLATE_PREFIX = 'bowerbird_template_';

/** The same server and user, another database. */
export function onDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}
