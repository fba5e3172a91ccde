import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it('tells what went wrong in the database without the row it went wrong with', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      detail: 'Key (lower(email))=(noor@example.org) already exists.',
      where: 'SQL function with noor@example.org',
      client: { secretKey: 1359175561 },
    });
    const line = linesOf((log) => log.error({ err: error }, 'an unexpected error'));
    expect(line).toContain('users_email');
    expect(line).toContain('23505');
    expect(line).not.toContain('noor@example.org');
    expect(line).not.toContain('1359175561');
  });

  it('holds no password, token or cookie', () => {
    const line = linesOf((log) => {
      log.info({ password: 'kestrel-1', token: 'kestrel-2', input: { password: 'kestrel-3', token: 'kestrel-4' } }, 'a call');
      log.info({ req: { headers: { cookie: 'kestrel-5', authorization: 'kestrel-6' } } }, 'a request');
    });
    expect(line).toContain('a request');
    expect(line).not.toContain('kestrel');
  });
});
