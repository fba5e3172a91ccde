import type { UserSettings } from '@bowerbird/contract/account/settings/schemas.ts';
import { audiences, deliveries } from '@bowerbird/domain/identity/user-settings.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Select } from '../../../ui/select/select.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { useSettings, type KeepSettings } from './use-settings.ts';

type KeysOf<Value> = { [K in keyof UserSettings]: UserSettings[K] extends Value ? K : never }[keyof UserSettings];

const audienceWords = {
  everyone: 'settings.fromEveryone',
  followed: 'settings.fromFollowed',
  nobody: 'settings.fromNobody',
} as const satisfies Record<(typeof audiences)[number], MessageId>;

const deliveryWords = {
  inbox: 'settings.toInbox',
  requests: 'settings.toRequests',
  off: 'settings.toNowhere',
} as const satisfies Record<(typeof deliveries)[number], MessageId>;

interface SettingProps<Name> {
  readonly name: Name;
  readonly label: MessageId;
  readonly hint?: MessageId;
  /** Where another call than that of the settings keeps it. */
  readonly keep?: KeepSettings;
}

/** A setting that is on or off. Like every control that takes effect at once, it waits for the page's scripts. */
export function SettingSwitch({ name, label, hint }: SettingProps<KeysOf<boolean>>) {
  const text = useText();
  const started = useStarted();
  const { settings, change } = useSettings();
  if (!settings) return <SkeletonText lines={2} />;
  return (
    <Switch
      label={text(label)}
      hint={hint && text(hint)}
      checked={settings[name]}
      disabled={!started}
      onChange={(event) => void change({ [name]: event.currentTarget.checked })}
    />
  );
}

/** Who may do something. */
export function AudienceSelect(props: SettingProps<'mentions_from' | 'comments_from' | 'board_invites_from'>) {
  return <ChoiceSelect {...props} values={audiences} words={audienceWords} />;
}

/** What becomes of the messages of some people. */
export function DeliverySelect(props: SettingProps<'messages_from_followed' | 'messages_from_followers' | 'messages_from_others'>) {
  return <ChoiceSelect {...props} values={deliveries} words={deliveryWords} />;
}

function ChoiceSelect<Value extends string>({
  name,
  label,
  hint,
  keep,
  values,
  words,
}: SettingProps<KeysOf<string>> & { values: readonly Value[]; words: Readonly<Record<Value, MessageId>> }) {
  const text = useText();
  const started = useStarted();
  const { settings, change } = useSettings(keep);
  if (!settings) return <SkeletonText lines={2} />;
  return (
    <Select
      label={text(label)}
      hint={hint && text(hint)}
      value={settings[name]}
      disabled={!started}
      options={values.map((value) => ({ value, label: text(words[value]) }))}
      onChange={(event) => void change({ [name]: event.currentTarget.value })}
    />
  );
}
