import type { PageModule, PageSource } from '../page-module.ts';

export type PageRequest = Parameters<PageModule['preparePage']>[0];

/** A renderer whose pages tell where they believe to be, and which counts how often it is asked; below `/nothing/` they are absent, and `/login/` is never kept. */
export function echoingSource(asked: PageRequest[]): PageSource {
  const preparePage = async (request: PageRequest) => {
    asked.push(request);
    const head = `<link rel="canonical" href="${request.settings.origin}/"><meta name="at" content="${new URL(request.url).href}">`;
    return {
      kind: 'page',
      status: new URL(request.url).pathname.startsWith('/nothing/') ? 404 : 200,
      head,
      headTags: { title: '' },
      keys: [],
      route: null,
      params: {},
      state: { session: request },
      render: () => '<main></main>',
    };
  };
  // Of the parameters this page reads one, `tab`.
  const normaliseAddress = async (address: string) => address.replace(/\?.*?(tab=\w+)?$/, (_, tab?: string) => (tab ? `?${tab}` : ''));
  const module = {
    preparePage,
    normaliseAddress,
    mayBeKept: async (path: string) => path !== '/login/',
    preloadedFontUrl: '/f.woff2',
    routeTable: [],
    manifestKey: (file: string) => file,
    CallError: Error,
  };
  return {
    module: async () => module as unknown as PageModule,
    assetsOf: () => ({ entry: '/assets/e.js', scripts: ['/assets/e.js'], styles: [] }),
    scriptOf: (key) => `/assets/${key}.js`,
  };
}
