/** The id by which the browser extension asks to be let in. Each instance knows it without anybody making an app. */
export const EXTENSION_CLIENT_ID = 'browser-extension';
export const EXTENSION_NAME = 'Browser extension';

/** The public key that gives the extension one id in every Chromium. */
export const CHROMIUM_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvXeoTJlKKWM6wlR0jzEQlj4F0rZQ03MvaL3ebrdCmQZyjA8HGzVeH9l0Gaae4K8nwKM/kBTdjg19KGFNYOWW9E7CnNmBlslAQDsdP1RqrH4fa6VAGnwiWp1bZeELjn5Yy1u9jsnYVfa0aD2nC4pNIMGZkhRmZbx1fDJsWNDJ+RWlQ/t4or1Vyqq7nSbsVZOuOeykZPVUj0F9mc1j1qlG+I1T3PhdmdsZ8yv3swLIksHppXwq/2Tw2c+jSwoxUvBvab7hsTRniSKksUNPxt8DvPSlce9F7lCZs/CnmePNPC6D2lFpX27IFEf8j1eA4H8XkO4XxDxjSZr2zlv2I5uxrQIDAQAB';
const CHROMIUM_ID = 'bjghddacoilpdddledbnokbgbgjllfgm';
export const FIREFOX_ID = 'extension@bowerbird.example';
/** Firefox makes its return address of the SHA-1 of the id. */
const FIREFOX_HASH = 'd05af54d3e357c879cbec085fede618983fcdfb4';

/** Where browsers take the answer for the extension: they open no page there, and no other extension has these addresses. */
export const extensionReturnAddresses: readonly string[] = [
  `https://${CHROMIUM_ID}.chromiumapp.org/`,
  `https://${FIREFOX_HASH}.extensions.allizom.org/`,
];

/** What saving from anywhere needs, and no more. */
export const extensionScopes = [
  'openid',
  'pins:read',
  'pins:read_secret',
  'pins:write',
  'boards:read',
  'boards:read_secret',
  'boards:write',
] as const;

/** Whether an origin is that of the extension. Firefox gives it another one in each browser, which no page can have. */
export function isExtensionOrigin(origin: string): boolean {
  return origin === `chrome-extension://${CHROMIUM_ID}` || origin.startsWith('moz-extension://');
}
