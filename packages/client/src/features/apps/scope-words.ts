import type { AppScope } from '@bowerbird/domain/identity/app-scopes.ts';
import type { MessageId } from '../../i18n/message-id.ts';

/** What a scope lets an app do, in words. */
export const scopeWords: Readonly<Record<AppScope, MessageId>> = {
  'pins:read': 'apps.pinsRead',
  'pins:write': 'apps.pinsWrite',
  'boards:read': 'apps.boardsRead',
  'boards:write': 'apps.boardsWrite',
  'people:read': 'apps.peopleRead',
  'people:write': 'apps.peopleWrite',
};
