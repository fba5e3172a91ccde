import { registerEmailHandshake } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { loginHandshake, secondFactorHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { expect, it } from 'vitest';
import { actionOf } from '../../../api/recaptcha.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { botProof } from './bot-proof.ts';

it.each([
  ['signup', 'desktop', 'web_unauth'],
  ['login', 'desktop', 'web_unauth'],
  ['auth', 'desktop', 'web_auth'],
  ['signup', 'phone', 'mweb_signup'],
  ['login', 'tablet', 'mweb_login'],
  ['auth', 'phone', 'mweb_auth'],
] as const)('%s on a %s is the action %s', (act, device, action) => {
  expect(actionOf(act, device)).toBe(action);
});

it('an instance without a bot check asks for no token', async () => {
  const store = createAppStore(async () => {
    throw new Error('nothing is to be called');
  });
  for (const handshake of [registerEmailHandshake, loginHandshake, secondFactorHandshake]) {
    expect(await store.dispatch(botProof(handshake, handshake === registerEmailHandshake))).toEqual({});
  }
});
