import { UsernameResource } from '@bowerbird/contract/identity/usernames/calls.ts';
import { checkUsername } from '@bowerbird/domain/identity/username.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useResource } from '../../store/hooks.ts';
import { Chip, ChipRow } from '../../ui/chip/chip.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useDebounced } from '../search-bar/index.ts';
import { fieldWords } from './field-words.ts';
import styles from './settings-form.module.css';

/** How long typing has to rest before the server is asked whether a name is free. */
const REST_MILLISECONDS = 300;

export interface UsernameFieldProps {
  readonly value: string;
  /** The one that stands: it needs no check. */
  readonly own: string;
  readonly error: string | undefined;
  readonly onChange: (username: string) => void;
}

/** A username, checked while it is typed, with free ones to choose from when it is taken. */
export function UsernameField({ value, own, error, onChange }: UsernameFieldProps) {
  const text = useText();
  const rested = useDebounced(value, REST_MILLISECONDS);
  const rule = checkUsername(value);
  const isAsked = rested !== own && rested === value && rule === null;
  const { data } = useResource(UsernameResource.get, isAsked ? { username: rested } : null);
  const problem = rule ?? data?.problem ?? null;
  const words = problem === null ? undefined : fieldWords([{ field: 'username', rule: problem, limit: textLimits.username }])['username'];
  const isFree = value !== own && data?.problem === null;
  return (
    <div className={styles.section}>
      <TextField
        label={text('settings.username')}
        hint={isFree ? text('settings.usernameFree') : text('settings.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={value}
        error={error ?? (words && text(words.id, words.values))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {data && data.suggestions.length > 0 && (
        <ChipRow label={text('settings.usernameSuggestions')}>
          {data.suggestions.map((suggestion) => (
            <Chip key={suggestion} onClick={() => onChange(suggestion)}>
              <bdi>{suggestion}</bdi>
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}
