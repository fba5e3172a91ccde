import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { botCheckDouble } from '../../testing/bot-check-double.ts';
import { LOGIN, noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let made = 0;
const someone = (more: object = {}) => ({ ...noorsSignUp, email: `noor.${(made += 1)}@example.org`, ...more });
const verify = (caller: ReturnType<TestServer['stranger']>, recaptcha_token: string) =>
  caller.request({ method: 'PUT', url: '/v3/sessions/verify/', payload: { recaptcha_token } });

describe('the bot check', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ botCheck: botCheckDouble, env: { LIMIT_SIGNUPS_PER_HOUR: '1000' } });
  });
  afterAll(() => server.close());
  const register = (fields: object, address?: string) => postForm(server.stranger(), REGISTER, someone(fields), address);

  it('lets people sign up, refuses programs, and takes no token that was made for another act', async () => {
    expect((await register({ recaptcha_v3_token: 'person:web_unauth' })).code).toBe(0);
    expect((await register({ recaptcha_v3_token: 'person:mweb_signup' })).code).toBe(0);
    expect(await register({ recaptcha_v3_token: 'bot' })).toMatchObject({ httpStatus: 401, code: 30 });
    expect((await register({ recaptcha_v3_token: 'person:web_auth' })).code).toBe(30);
  });

  it('locks nobody out who has no token, though a network gets ten accounts an hour that way', async () => {
    const replies = [];
    for (let round = 0; round < 12; round += 1) replies.push((await register({}, '198.51.100.9')).code);
    expect(replies).toEqual([...Array<number>(10).fill(0), 23, 23]);
    expect((await register({ recaptcha_v3_token: 'person:web_unauth' }, '198.51.100.9')).code).toBe(0);
  });

  it('lets people log in, without a token too, and refuses programs before the password is looked at', async () => {
    const person = someone({ recaptcha_v3_token: 'person:web_unauth' });
    await postForm(server.stranger(), REGISTER, person);
    const right = { username_or_email: person.email, password: noorsSignUp.password };
    const codes = [];
    for (const token of ['person:web_unauth', 'person:mweb_login', '', 'bot', 'person:mweb_signup']) {
      codes.push((await postForm(server.stranger(), LOGIN, { ...right, token })).code);
    }
    expect(codes).toEqual([0, 0, 0, 30, 30]);
  });

  it('is asked of a session later, which stays whatever it says', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const verdicts = [];
    for (const token of ['person:web_auth', 'person:mweb_auth', 'bot', '']) {
      verdicts.push(((await verify(lena, token)).json() as { data: { verdict: string } }).data.verdict);
    }
    expect(verdicts).toEqual(['person', 'person', 'bot', 'unknown']);
    expect((await lena.request({ method: 'GET', url: '/v3/users/me/' })).status).toBe(200);
    expect((await verify(server.stranger(), 'person:web_auth')).status).toBe(401);
  });
});

describe('reCAPTCHA Enterprise', () => {
  let service: Server;
  let server: TestServer;
  let reply: { status: number; body: object } = { status: 200, body: {} };
  const asked: { url: string; body: unknown }[] = [];
  beforeAll(async () => {
    service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({ url: request.url ?? '', body: JSON.parse(body) });
        response.writeHead(reply.status).end(JSON.stringify(reply.body));
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    server = await createTestServer({
      env: {
        BOT_CHECK: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'site',
        RECAPTCHA_PROJECT: 'birds',
        RECAPTCHA_API_KEY: 'key',
        RECAPTCHA_API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      },
    });
  });
  afterAll(async () => {
    await server.close();
    service.close();
  });
  afterEach(() => void asked.splice(0));
  const assessed = (action: string, score: number, valid = true) => ({
    status: 200,
    body: { tokenProperties: { valid, action }, riskAnalysis: { score } },
  });
  const register = async () => (await postForm(server.stranger(), REGISTER, someone({ recaptcha_v3_token: 'a token' }))).code;

  it('is asked for an assessment of the token with the key of the site', async () => {
    reply = assessed('web_unauth', 0.9);
    expect(await register()).toBe(0);
    expect(asked).toEqual([{ url: '/v1/projects/birds/assessments?key=key', body: { event: { token: 'a token', siteKey: 'site' } } }]);
  });

  it.each([
    ['a low score', assessed('web_unauth', 0.1)],
    ['another act', assessed('web_auth', 0.9)],
    ['an invalid token', assessed('web_unauth', 0.9, false)],
    ['an answer without a score', { status: 200, body: { tokenProperties: { valid: true, action: 'web_unauth' } } }],
  ])('refuses %s', async (_case, answer) => {
    reply = answer;
    expect(await register()).toBe(30);
  });

  it('locks nobody out when it is down', async () => {
    reply = { status: 500, body: {} };
    expect(await register()).toBe(0);
  });
});

describe('an instance without a bot check', () => {
  it('takes everybody for a person, whatever token comes', async () => {
    const server = await createTestServer();
    expect((await postForm(server.stranger(), REGISTER, someone({ recaptcha_v3_token: 'bot' }))).code).toBe(0);
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    expect((await verify(lena, 'bot')).json()).toMatchObject({ data: { verdict: 'person' } });
    await server.close();
  });
});
