/** How every test starts the real browser. */
export const browserArguments = [
  // Names of a network in which nothing is encrypted: to a browser, localhost is as good as https.
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Where it is. */
export function browserPath(): string {
  return process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
}
