import type { FastifyReply } from 'fastify';

const FRAMED_BY_NOBODY = { header: 'DENY', policy: "frame-ancestors 'none'" };

/** Headers that every reply has. */
export function setCommonHeaders(
  reply: FastifyReply,
  options: { secure: boolean; trustworthy: boolean; requestId: string; version: string; opensPopups: boolean },
): void {
  void reply.headers({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'X-Frame-Options': FRAMED_BY_NOBODY.header,
    // What is a document sets a whole policy of its own.
    'Content-Security-Policy': FRAMED_BY_NOBODY.policy,
    'X-Request-Id': options.requestId,
    'X-Bowerbird-Version': options.version,
  });
  // Browsers complain of this one where it means nothing to them. The window of a sign-in provider answers the page that opened it.
  if (options.trustworthy)
    void reply.header('Cross-Origin-Opener-Policy', options.opensPopups ? 'same-origin-allow-popups' : 'same-origin');
  if (options.secure) void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/**
 * The only style elements that a page may get: the two constant ones that React Aria adds. One is against the delay of a double
 * tap, one against scrolling behind an overlay on iOS. A test holds them against the library.
 */
export const LIBRARY_STYLES = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

/**
 * The policy of a page: scripts by this response's nonce or a build-time hash only, Trusted Types, no framing. A configured
 * sign-in provider or bot check has its frames, its calls and policies of its own making allowed.
 */
export function contentSecurityPolicy(options: {
  script: string;
  mediaOrigin: string | null;
  dev: boolean;
  scriptOrigins?: readonly string[];
  callOrigins?: readonly string[];
}): string {
  const listed = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join('');
  const others = listed(options.scriptOrigins);
  const media = options.mediaOrigin ? ` ${options.mediaOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src ${options.script} 'strict-dynamic'`,
    // Style attributes carry each card's place in the grid; other style elements are not allowed in production.
    options.dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${LIBRARY_STYLES.map((hash) => `'${hash}'`).join(' ')}${others}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    `connect-src 'self'${options.dev ? ' ws:' : ''}${others}${listed(options.callOrigins)}`,
    ...(others === '' ? [] : [`frame-src 'self'${others}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    FRAMED_BY_NOBODY.policy,
    ...(options.dev ? [] : ["require-trusted-types-for 'script'", `trusted-types ${others === '' ? 'loader worker' : '*'}`]),
  ].join('; ');
}
