import type { AskedScope } from '@bowerbird/domain/operation/app-scopes.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

/** What a scope lets an app do, in words. */
export const scopeWords: Readonly<Record<AskedScope, MessageId>> = {
  openid: 'apps.openid',
  'pins:read': 'apps.pinsRead',
  'pins:read_secret': 'apps.pinsReadSecret',
  'pins:write': 'apps.pinsWrite',
  'boards:read': 'apps.boardsRead',
  'boards:read_secret': 'apps.boardsReadSecret',
  'boards:write': 'apps.boardsWrite',
  'people:read': 'apps.peopleRead',
  'people:write': 'apps.peopleWrite',
};
