/** The path of a Chromium that is there, or that is put there. */
export function findOrInstallChromium(): Promise<string>;
