import type { FastifyReply } from 'fastify';

/** Headers that every reply has. */
export function setCommonHeaders(reply: FastifyReply, options: { secure: boolean; requestId: string; version: string }): void {
  void reply.headers({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'X-Frame-Options': 'DENY',
    'X-Request-Id': options.requestId,
    'X-Bowerbird-Version': options.version,
  });
  if (options.secure) void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/**
 * The only style elements that a page may get: the two constant ones that React Aria adds, against the delay of a double
 * tap and against scrolling behind an overlay on iOS. A test holds them against the library.
 */
export const LIBRARY_STYLES = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

/** The policy of a page: scripts by this response's nonce or a build-time hash only, Trusted Types, no framing. */
export function contentSecurityPolicy(options: { script: string; mediaOrigin: string | null; dev: boolean }): string {
  const media = options.mediaOrigin ? ` ${options.mediaOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src ${options.script} 'strict-dynamic'`,
    // Style attributes carry each card's place in the grid; other style elements are not allowed in production.
    options.dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${LIBRARY_STYLES.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    options.dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types loader']),
  ].join('; ');
}
