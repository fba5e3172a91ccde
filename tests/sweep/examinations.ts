import type { BuiltLocale } from '@bowerbird/domain/locales.ts';
import type { Examination } from '../support/examine.ts';

const PHONE: Examination = { width: 390, otherWidths: [320], barriers: true, largeText: true };
const DESKTOP: Examination = { width: 1280, otherWidths: [820, 1920], barriers: true, largeText: true };
/** Japanese looks where the two others do not, so each page meets words of others on both kinds of device. */
const FIRST_DEVICE: Readonly<Record<Exclude<BuiltLocale, 'en'>, number>> = { de: 0, ja: 1, ar: 0 };
const WIDE_WINDOWS = [820, 1280, 1920];

/** Whether nothing is left out. CI leaves out what differs least from what it sees. */
const isWhole = process.env['SWEEP'] === 'all';

/** How a page is looked at in a language, by its place in the list: on both kinds of device in English, on one in another. */
export function examinationsOf(locale: BuiltLocale, index: number): readonly Examination[] {
  if (locale === 'en' || isWhole) return [PHONE, DESKTOP];
  return [[PHONE, DESKTOP][(index + FIRST_DEVICE[locale]) % 2]!];
}

/** How wide the windows are in which a page has to stand still: a phone, and one wide window after the other down the list. */
export function windowsOf(index: number): readonly number[] {
  return [PHONE.width, ...(isWhole ? WIDE_WINDOWS : [WIDE_WINDOWS[index % WIDE_WINDOWS.length]!])];
}
