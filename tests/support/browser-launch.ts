/** What Playwright switches off. The browser reads the last list alone, so ours repeats it, and a test compares the two. */
export const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** Pages that the browser keeps ready under its address field. They took two fifths of what a fresh profile costs. */
const disabledPopUps = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How every test starts the real browser. */
export const browserArguments = [
  `--disable-features=${[...disabledByPlaywright, ...disabledPopUps].join(',')}`,
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
