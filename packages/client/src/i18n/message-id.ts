import type accounts from './messages/en/accounts.json';
import type apps from './messages/en/apps.json';
import type board from './messages/en/board.json';
import type closeup from './messages/en/closeup.json';
import type cookies from './messages/en/cookies.json';
import type common from './messages/en/common.json';
import type creating from './messages/en/creating.json';
import type discovery from './messages/en/discovery.json';
import type entrance from './messages/en/entrance.json';
import type identity from './messages/en/identity.json';
import type instance from './messages/en/instance.json';
import type operator from './messages/en/operator.json';
import type passcode from './messages/en/passcode.json';
import type people from './messages/en/people.json';
import type pinning from './messages/en/pinning.json';
import type search from './messages/en/search.json';
import type security from './messages/en/security.json';
import type settings from './messages/en/settings.json';

/** Every message of the English source; the compiler refuses a key that is not there. */
export type MessageId =
  | keyof typeof accounts
  | keyof typeof apps
  | keyof typeof board
  | keyof typeof closeup
  | keyof typeof cookies
  | keyof typeof common
  | keyof typeof creating
  | keyof typeof discovery
  | keyof typeof entrance
  | keyof typeof identity
  | keyof typeof instance
  | keyof typeof operator
  | keyof typeof passcode
  | keyof typeof people
  | keyof typeof pinning
  | keyof typeof search
  | keyof typeof security
  | keyof typeof settings;

/** What goes into a message's holes. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Words for the person, to be shown in their language. */
export interface Words {
  readonly id: MessageId;
  readonly values?: MessageValues;
}
