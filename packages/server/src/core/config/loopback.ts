/** The name of this machine that the instance itself uses: mails, cookies and passkeys belong to one name. */
export const LOCAL_NAME = 'localhost';

/** As addresses and sockets write them. */
const LOOPBACKS = new Set([LOCAL_NAME, '127.0.0.1', '[::1]', '::1']);

/** Whether a host name is one of those under which a machine reaches itself. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACKS.has(hostname);
}
