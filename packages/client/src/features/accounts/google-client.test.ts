import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { googleWayOf } from './google-client.ts';
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
