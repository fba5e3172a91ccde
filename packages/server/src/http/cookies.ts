import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieEffect } from '../endpoints/context.ts';
import { makeToken } from '../core/secrets/tokens.ts';

/** The names of every cookie that the server reads; a request with none of them may get a cached render. */
export const cookieNames = {
  session: '_bowerbird_sess',
  csrf: 'csrftoken',
  theme: 'theme',
  locale: 'locale',
  consent: 'cookie_consent',
  unauthId: '_b',
  device: '_bowerbird_device',
  group: '_bowerbird_group',
  ageRestricted: 'age_restricted',
} as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookie that keeps a browser in a language; menus read and write it too. */
export function localeCookie(locale: string): CookieEffect {
  return { name: cookieNames.locale, value: locale, maxAgeSeconds: YEAR_SECONDS, httpOnly: false };
}

/** Whether a request carries any of our cookies. */
export function hasOurCookies(raw: FastifyRequest): boolean {
  return Object.values(cookieNames).some((name) => raw.cookies[name] !== undefined);
}

/** Sets the cookies that a call asked for: `SameSite=Lax`, `Secure` on https, `HttpOnly` unless said otherwise. */
export function applyCookies(reply: FastifyReply, effects: readonly CookieEffect[], secure: boolean): void {
  for (const effect of effects) {
    const base = { path: '/', sameSite: 'lax' as const, secure, httpOnly: effect.httpOnly ?? true };
    if (effect.value === null) void reply.clearCookie(effect.name, base);
    else void reply.setCookie(effect.name, effect.value, { ...base, ...(effect.maxAgeSeconds ? { maxAge: effect.maxAgeSeconds } : {}) });
  }
}

/** The request's CSRF token, making (and setting) one where there is none; the one cookie that scripts read. */
export function ensureCsrfCookie(raw: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = raw.cookies[cookieNames.csrf];
  if (known && /^[\w-]{20,100}$/.test(known)) return known;
  const token = makeToken();
  applyCookies(reply, [{ name: cookieNames.csrf, value: token, maxAgeSeconds: YEAR_SECONDS, httpOnly: false }], secure);
  return token;
}
