import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinNoteResource } from '@bowerbird/contract/pinning/pin-notes/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { exportAccount } from '../../identity/accounts/index.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makeBoard, makePin } from '../testing/pinning-cast.ts';

describe('a private note on a pin', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let pin_id: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noorhaddad', 'Noor Haddad');
    lena = await server.person('lenafjeld', 'Lena Fjeld');
    pin_id = (await makePin(server, lena, (await makeBoard(lena, 'Terrace')).id, { title: 'A bench' })).id;
  });
  afterAll(() => server.close());

  const noteFor = async (caller: Pick<TestPerson, 'data'>) => (await caller.data(PinResource.get, { id: pin_id })).pin_note;

  it('is shown to its writer alone, on anybody’s pin, and not to the owner of the pin', async () => {
    expect(await noor.data(PinNoteResource.update, { pin_id, note: '  For the yard, 2 m wide \n' })).toMatchObject({
      id: pin_id,
      pin_note: 'For the yard, 2 m wide',
    });
    expect(await noteFor(noor)).toBe('For the yard, 2 m wide');
    expect(await noteFor(lena)).toBeNull();
    expect(await noteFor(server.stranger())).toBeNull();
    await lena.data(PinNoteResource.update, { pin_id, note: 'Sold' });
    expect([await noteFor(noor), await noteFor(lena)]).toEqual(['For the yard, 2 m wide', 'Sold']);
  });

  it('is replaced, and is taken away by an empty one, also twice', async () => {
    await noor.data(PinNoteResource.update, { pin_id, note: 'Ask for oak' });
    expect(await noteFor(noor)).toBe('Ask for oak');
    for (const note of ['', ' \n ']) await noor.data(PinNoteResource.update, { pin_id, note });
    expect(await noteFor(noor)).toBeNull();
  });

  it('takes 500 characters and no more, is not for strangers, and is not written on what nobody sees', async () => {
    const statusOf = async (caller: Pick<TestPerson, 'envelope'>, id: string, note: string) =>
      (await caller.envelope(PinNoteResource.update, { pin_id: id, note })).resource_response.http_status;
    const secret = (await makePin(server, lena, (await makeBoard(lena, 'Hidden', { privacy: 'secret' })).id, { title: 'Plan' })).id;
    expect([
      await statusOf(noor, pin_id, 'x'.repeat(500)),
      await statusOf(noor, pin_id, 'x'.repeat(501)),
      await statusOf(server.stranger(), pin_id, 'Mine'),
      await statusOf(noor, secret, 'Seen'),
      await statusOf(noor, '1', 'Nothing'),
    ]).toEqual([200, 400, 401, 404, 404]);
  });

  it('goes into its writer’s export', async () => {
    await noor.data(PinNoteResource.update, { pin_id, note: 'Ask for oak' });
    expect(await exportAccount(server.core, noor.userId)).toMatchObject({ 'pin-notes': { notes: [{ pin_id, note: 'Ask for oak' }] } });
  });
});
