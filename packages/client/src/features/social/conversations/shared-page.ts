/** A page of this instance that a message leads to, which no message carries as a record. */
export interface SharedPage {
  readonly kind: 'topic' | 'article';
  /** The id, or the slug of a topic. */
  readonly id: string;
}

/** What a message says beside the page that it leads to. */
export interface SharedWords {
  readonly page: SharedPage;
  readonly path: string;
  readonly words: string;
}

/** The topic or the article that a text leads to. Its whole address is the last line, where the dialog of sharing writes it. */
export function readSharedPage(text: string, origin: string): SharedWords | null {
  const start = text.lastIndexOf('\n') + 1;
  const line = text.slice(start);
  if (/\s/u.test(line) || !URL.canParse(line)) return null;
  const url = new URL(line);
  const page = url.origin === origin ? pageAt(url.pathname) : null;
  return page && { page, path: url.pathname, words: text.slice(0, start).trim() };
}

function pageAt(path: string): SharedPage | null {
  const topic = /^\/topics\/([a-z0-9-]{1,60})\/$/u.exec(path)?.[1] ?? /^\/ideas\/[^/]+\/(\d+)\/$/u.exec(path)?.[1];
  if (topic !== undefined) return { kind: 'topic', id: topic };
  const id = /^\/today\/(?:article|best|shop|trending)\/[^/]+\/(\d+)\/$/u.exec(path)?.[1];
  return id === undefined ? null : { kind: 'article', id };
}
