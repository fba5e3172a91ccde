import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { makeBoard, makePin } from '../support/content.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for a board and a pin of Ines, which people share. */
export function setShareScene() {
  let tiles: Board;
  let jug: Pin;
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      tiles = await makeBoard(ines, 'Tiles', { description: 'Blue & white, mostly' });
      jug = await makePin(ines, tiles, 'A <jug> & a bowl', { description: 'Seen in Porto.' });
    },
  });

  /** What a page tells a reader without JavaScript, such as the one that draws a preview in a chat. */
  async function tagsOf(path: string): Promise<{ status: number; canonical: string | undefined; tags: Record<string, string> }> {
    const response = await fetch(stage.url + path, { headers: { 'user-agent': 'Twitterbot/1.0', accept: 'text/html' } });
    const head = (await response.text()).split('</head>')[0]!;
    const tags = [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name!,
      content!,
    ]);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
    return { status: response.status, canonical, tags: Object.fromEntries(tags) as Record<string, string> };
  }

  return {
    stage,
    get tiles() {
      return tiles;
    },
    get jug() {
      return jug;
    },
    tagsOf,
  };
}
