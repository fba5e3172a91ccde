/** A key as its cap says it: a sign, or the word of a language. */
export type KeyCap = { readonly sign: string } | { readonly word: KeyWord };
type KeyWord = 'command' | 'shift' | 'space' | 'enter' | 'escape' | 'home' | 'end' | 'pageUp' | 'pageDown';

/** One line of the list: what its keys do. Each way is pressed as a whole, one way or the other. */
export interface Shortcut {
  readonly does: ShortcutAct;
  readonly ways: readonly (readonly KeyCap[])[];
}

export type ShortcutGroup = 'everywhere' | 'pins' | 'films' | 'order' | 'making';
export type ShortcutAct =
  | 'search'
  | 'list'
  | 'close'
  | 'beside'
  | 'next'
  | 'ends'
  | 'leave'
  | 'open'
  | 'save'
  | 'play'
  | 'seek'
  | 'sound'
  | 'captions'
  | 'screen'
  | 'speed'
  | 'pickUp'
  | 'move'
  | 'putBack'
  | 'undo'
  | 'redo';

const sign = (text: string): KeyCap => ({ sign: text });
const word = (name: KeyWord): KeyCap => ({ word: name });
const each = (...caps: KeyCap[]) => caps.map((cap) => [cap]);
const command = word('command');

/** What keys do, by where they do it. The pages themselves stay the source of each. */
export const keyboardShortcuts: readonly { readonly group: ShortcutGroup; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    group: 'everywhere',
    shortcuts: [
      { does: 'search', ways: each(sign('/')) },
      { does: 'list', ways: each(sign('?')) },
      { does: 'close', ways: each(word('escape')) },
    ],
  },
  {
    group: 'pins',
    shortcuts: [
      { does: 'beside', ways: each(sign('←'), sign('→'), sign('↑'), sign('↓')) },
      { does: 'next', ways: each(word('pageDown'), word('pageUp')) },
      { does: 'ends', ways: each(word('home'), word('end')) },
      {
        does: 'leave',
        ways: [
          [command, word('home')],
          [command, word('end')],
        ],
      },
      { does: 'open', ways: each(word('enter')) },
      { does: 'save', ways: each(sign('S')) },
    ],
  },
  {
    group: 'films',
    shortcuts: [
      { does: 'play', ways: each(word('space'), sign('K')) },
      { does: 'seek', ways: each(sign('←'), sign('→')) },
      { does: 'sound', ways: each(sign('M')) },
      { does: 'captions', ways: each(sign('C')) },
      { does: 'screen', ways: each(sign('F')) },
      { does: 'speed', ways: each(sign('<'), sign('>')) },
    ],
  },
  {
    group: 'order',
    shortcuts: [
      { does: 'pickUp', ways: each(word('space')) },
      { does: 'move', ways: each(sign('←'), sign('→'), sign('↑'), sign('↓')) },
      { does: 'putBack', ways: each(word('escape')) },
    ],
  },
  {
    group: 'making',
    shortcuts: [
      { does: 'undo', ways: [[command, sign('Z')]] },
      { does: 'redo', ways: [[command, word('shift'), sign('Z')]] },
    ],
  },
];
