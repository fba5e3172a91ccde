import type { MessageId } from '../../../i18n/message-id.ts';

/** What the caps of keys say in a language. */
export const keyWords = {
  command: 'shortcuts.keys.command',
  shift: 'shortcuts.keys.shift',
  space: 'shortcuts.keys.space',
  enter: 'shortcuts.keys.enter',
  escape: 'shortcuts.keys.escape',
  home: 'shortcuts.keys.home',
  end: 'shortcuts.keys.end',
  pageUp: 'shortcuts.keys.pageUp',
  pageDown: 'shortcuts.keys.pageDown',
} as const;

/** A key as its cap says it: a sign, or the word of a language. */
export type KeyCap = { readonly sign: string } | { readonly word: keyof typeof keyWords };

/** One line of the list: what its keys do. Each way is pressed as a whole, one way or the other. */
export interface Shortcut {
  readonly does: MessageId;
  readonly ways: readonly (readonly KeyCap[])[];
}

const sign = (text: string): KeyCap => ({ sign: text });
const word = (name: keyof typeof keyWords): KeyCap => ({ word: name });
const each = (...caps: KeyCap[]) => caps.map((cap) => [cap]);
const command = word('command');

interface ShortcutGroup {
  readonly group: MessageId;
  readonly shortcuts: readonly Shortcut[];
}

/** What keys do, by where they do it. The pages themselves stay the source of each. */
export const keyboardShortcuts: readonly ShortcutGroup[] = [
  {
    group: 'shortcuts.everywhere',
    shortcuts: [
      { does: 'shortcuts.search', ways: each(sign('/')) },
      { does: 'shortcuts.list', ways: each(sign('?')) },
      { does: 'shortcuts.close', ways: each(word('escape')) },
    ],
  },
  {
    group: 'shortcuts.pins',
    shortcuts: [
      { does: 'shortcuts.beside', ways: each(sign('←'), sign('→'), sign('↑'), sign('↓')) },
      { does: 'shortcuts.next', ways: each(word('pageDown'), word('pageUp')) },
      { does: 'shortcuts.ends', ways: each(word('home'), word('end')) },
      {
        does: 'shortcuts.leave',
        ways: [
          [command, word('home')],
          [command, word('end')],
        ],
      },
      { does: 'shortcuts.open', ways: each(word('enter')) },
      { does: 'shortcuts.save', ways: each(sign('S')) },
    ],
  },
  {
    group: 'shortcuts.films',
    shortcuts: [
      { does: 'shortcuts.play', ways: each(word('space'), sign('K')) },
      { does: 'shortcuts.seek', ways: each(sign('←'), sign('→')) },
      { does: 'shortcuts.sound', ways: each(sign('M')) },
      { does: 'shortcuts.captions', ways: each(sign('C')) },
      { does: 'shortcuts.screen', ways: each(sign('F')) },
      { does: 'shortcuts.speed', ways: each(sign('<'), sign('>')) },
    ],
  },
  {
    group: 'shortcuts.order',
    shortcuts: [
      { does: 'shortcuts.pickUp', ways: each(word('space')) },
      { does: 'shortcuts.move', ways: each(sign('←'), sign('→'), sign('↑'), sign('↓')) },
      { does: 'shortcuts.putBack', ways: each(word('escape')) },
    ],
  },
  {
    group: 'shortcuts.making',
    shortcuts: [
      { does: 'shortcuts.undo', ways: [[command, sign('Z')]] },
      { does: 'shortcuts.redo', ways: [[command, word('shift'), sign('Z')]] },
    ],
  },
];

/** The same of the moderators' page, which others do not have. */
export const moderatorShortcuts: ShortcutGroup = {
  group: 'shortcuts.care',
  shortcuts: [
    { does: 'shortcuts.careStep', ways: each(sign('J'), sign('K')) },
    { does: 'shortcuts.careNothing', ways: each(sign('N')) },
    { does: 'shortcuts.careWarn', ways: each(sign('W')) },
    { does: 'shortcuts.careHide', ways: each(sign('H')) },
    { does: 'shortcuts.careRemove', ways: each(sign('R')) },
    { does: 'shortcuts.careLimit', ways: each(sign('L')) },
    { does: 'shortcuts.careSuspend', ways: each(sign('S')) },
    { does: 'shortcuts.careDecide', ways: each(word('enter')) },
    { does: 'shortcuts.careSend', ways: [[command, word('enter')]] },
    { does: 'shortcuts.careSample', ways: each(sign('N'), sign('R')) },
  ],
};
