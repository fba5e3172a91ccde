import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { googleWayOf, waitForGoogle } from './google-client.ts';
import { logInBy, signUpBy, type ProviderProof } from './provider-proof.ts';

describe('the way by which Google says that somebody came', () => {
  it.each([
    ['auto', 'auto'],
    ['fedcm_auto', 'auto'],
    ['btn', 'button'],
    ['btn_confirm_add_session', 'button'],
    ['user', 'prompt'],
    ['user_1tap', 'prompt'],
    ['fedcm', 'prompt'],
  ])('%s is %s', (selectBy, way) => expect(googleWayOf(selectBy)).toBe(way));
});

describe('Google’s script', () => {
  const lookedFor = async (find: (looks: number) => string | undefined) => {
    const waits: number[] = [];
    const found = await waitForGoogle(
      () => find(waits.length + 1),
      async (milliseconds) => void waits.push(milliseconds),
    ).catch((error: Error) => error.message);
    return { found, waits };
  };

  it('is looked for every 100 ms until it is there', async () => {
    expect(await lookedFor((looks) => (looks === 3 ? 'ready' : undefined))).toEqual({ found: 'ready', waits: [100, 100] });
  });

  it('is given up after 20 looks', async () => {
    const { found, waits } = await lookedFor(() => undefined);
    expect(found).toContain('not ready');
    expect(waits).toEqual(Array.from({ length: 20 }, () => 100));
  });
});

describe('the method of a log-in and a sign-up', () => {
  it.each<[string, ProviderProof]>([
    ['facebook', { facebook_id: '1', facebook_token: 'a' }],
    ['google', { google_open_id_token: 'a' }],
    ['line', { line_id_token: 'a' }],
  ])('is %s by the field that is present', async (name, proof) => {
    const asked: unknown[] = [];
    const enter = async <Input>(handshake: Endpoint<Input, string>, input: Input) => {
      asked.push([handshake.name, input]);
      return null;
    };
    await logInBy(proof, enter);
    await signUpBy(proof, { birthday: '1' }, enter);
    expect(asked).toEqual([
      [`POST /v3/login/${name}/handshake/`, proof],
      [`POST /v3/register/${name}/handshake/`, { ...proof, birthday: '1' }],
    ]);
  });
});
