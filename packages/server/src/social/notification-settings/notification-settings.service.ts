import { Check } from 'typebox/value';
import {
  OptionsSchema,
  type ChangeSettingsInput,
  type SettingsGroup,
  type SettingsOption,
} from '@bowerbird/contract/social/notification-settings/schemas.ts';
import type { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { NewsKind } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import { digestRhythms, isClockTime, isTimeZone, mailChoices } from '@bowerbird/domain/social/notification-ways.ts';
import type { Core } from '../../core/core.ts';
import { selectRefusal } from '../../core/mail/refused-addresses.queries.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { newsKindsOf, type NewsKindsOfInstance } from '../news-kinds/index.ts';
import {
  isThere,
  knowsTimeZone,
  saveNotificationSettings,
  selectNotificationSettings,
  type NotificationChanges,
} from './notification-settings.queries.ts';
import { presentSettings, type Way } from './notification-settings.views.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody chose anew how or when they are told of what is new. */
    'notification_settings.changed': { readonly userId: string };
  }
}

export async function readWay(core: Core, userId: string, way: Way): Promise<SettingsGroup[]> {
  const refusal = way === 'mail' ? await selectRefusal(core.db, userId) : null;
  return presentSettings(newsKindsOf(core), await selectNotificationSettings(core.db, userId), way, refusal);
}

/** Changes what is given, or nothing at all where one of it is wrong. */
export async function changeWay(core: Core, userId: string, way: Way, { options }: ChangeSettingsInput): Promise<SettingsGroup[]> {
  const changes = readChanges(newsKindsOf(core), way, typeof options === 'string' ? readForm(options) : options);
  if (changes.time_zone != null && !(await knowsTimeZone(core.db, changes.time_zone))) throw wrong();
  await inTransaction(core.db, async (trx) => {
    await saveNotificationSettings(trx, userId, changes);
    await core.outbox.emit(trx, 'notification_settings.changed', { userId });
  });
  return readWay(core, userId, way);
}

/** Ends the digest of somebody, or the mails of one kind, as a link in them asks. Nothing where there is nobody any more. */
export async function changeMailsOf(core: Core, userId: string, list: NewsKind | 'digest'): Promise<void> {
  const changes: NotificationChanges = list === 'digest' ? { rhythm: 'never' } : { mail: { [list]: 'off' } };
  await inTransaction(core.db, async (trx) => {
    if (!(await isThere(trx, userId))) return;
    await saveNotificationSettings(trx, userId, changes);
    await core.outbox.emit(trx, 'notification_settings.changed', { userId });
  });
}

type Value = SettingsOption['value'];

interface SettingRule {
  readonly ways: readonly Way[];
  readonly isFine: (value: Value) => boolean;
  readonly column: keyof NotificationChanges;
}

const isBoolean = (value: Value) => typeof value === 'boolean';
const isOneOf = (words: readonly string[]) => (value: Value) => typeof value === 'string' && words.includes(value);
const isTime = (value: Value) => typeof value === 'string' && isClockTime(value);

/** The settings besides the kinds of news. */
const whenRules: Readonly<Record<string, SettingRule>> = {
  quiet_hours: { ways: ['push'], column: 'has_quiet_hours', isFine: isBoolean },
  quiet_from: { ways: ['push'], column: 'quiet_from', isFine: isTime },
  quiet_until: { ways: ['push'], column: 'quiet_until', isFine: isTime },
  rhythm: { ways: ['mail'], column: 'rhythm', isFine: isOneOf(digestRhythms) },
  time_zone: { ways: ['push', 'mail'], column: 'time_zone', isFine: (value) => typeof value === 'string' && isTimeZone(value) },
};

function readChanges({ rules }: NewsKindsOfInstance, way: Way, options: readonly SettingsOption[]): NotificationChanges {
  const isKindFine = way === 'mail' ? isOneOf(mailChoices) : isBoolean;
  const kinds: Record<string, Value> = {};
  const rest: Record<string, Value> = {};
  for (const { id, value } of options) {
    if (Object.hasOwn(rules, id) || (id === 'message' && way !== 'mail')) {
      if (!isKindFine(value)) throw wrong();
      kinds[id] = value;
      continue;
    }
    const rule = Object.hasOwn(whenRules, id) ? whenRules[id] : undefined;
    if (!rule?.ways.includes(way) || !rule.isFine(value)) throw wrong();
    rest[rule.column] = value;
  }
  return { ...(Object.keys(kinds).length > 0 ? { [way]: kinds } : {}), ...rest };
}

function readForm(text: string): SettingsOption[] {
  try {
    const options: unknown = JSON.parse(text);
    if (Check(OptionsSchema, options)) return options;
  } catch {
    // What is no JSON is no list of options either.
  }
  throw wrong();
}

function wrong(): ApiError {
  return badField('options', 'invalid');
}
