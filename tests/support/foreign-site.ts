import { createServer } from 'node:http';
import { portOf } from './switchable-line.ts';
import { drawPicture } from './pictures.ts';

/** A site of somebody else, which shows its pictures to browsers that were on its pages, and to nobody else. */
export interface ForeignSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves pages by path; `/sofa.jpg` and `/chair.jpg` are pictures that want the page's cookie. */
export async function openForeignSite(
  pages: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  { isOpen = false }: { /** Whether its pictures are for anybody, servers among them. */ readonly isOpen?: boolean } = {},
): Promise<ForeignSite> {
  const pictures: Record<string, Buffer> = {
    '/sofa.jpg': await drawPicture({ width: 640, height: 480 }),
    '/chair.jpg': await drawPicture({ width: 320, height: 480 }),
    '/icon.jpg': await drawPicture({ width: 60, height: 60 }),
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const page = pages[path];
    const picture = pictures[path];
    if (page !== undefined) {
      const all = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'visitor=1; Path=/; SameSite=Lax', ...headers };
      return response.writeHead(200, all).end(`<!doctype html><html lang="en">${page}`);
    }
    if (!picture) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    if (!isOpen && !request.headers.cookie?.includes('visitor=1')) return response.writeHead(403).end();
    return response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'no-store' }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
