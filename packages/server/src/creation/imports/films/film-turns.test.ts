import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { runFilms, runImport } from '../run/run-import.service.ts';
import { importCast, look, workOff } from '../testing/import-cast.ts';

describe('a film that its site sends slowly', () => {
  const cast = importCast();
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  async function begin(): Promise<{ id: string; asked: ServerResponse[] }> {
    const asked: ServerResponse[] = [];
    cast.pages['slow.example/wheel.mp4'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '1000000' }).write('a');
      asked.push(response);
    };
    cast.openSite('quick.example');
    const rows = ['Wheel,http://slow.example/wheel.mp4,Board', 'Lamp,http://quick.example/p.png,Board'];
    const { id } = await look(server, noor, `${['Title,Media URL,Pinterest board', ...rows].join('\r\n')}\r\n`);
    await noor.data(ImportsResource.update, { id, action: 'start' });
    server.enqueued.length = 0;
    await runImport(server.core, id);
    return { id, asked };
  }

  it('holds up neither the other pins of its import nor the imports of others', async () => {
    const { asked } = await begin();
    expect(asked).toEqual([]);
    const [board] = await cast.boardsOf();
    expect((await cast.pinsOf(board!.id)).map(({ title }) => title)).toEqual(['Lamp']);
  });

  it('is fetched by a job of its own, after which its import goes on', async () => {
    const { id, asked } = await begin();
    const fetching = runFilms(server.core, id);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.destroy();
    await fetching;
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'running', reasons: [{ reason: 'no_answer', items: 1 }] });
  });
});
