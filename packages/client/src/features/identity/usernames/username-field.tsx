import { UsernameResource } from '@bowerbird/contract/identity/usernames/calls.ts';
import { checkUsername } from '@bowerbird/domain/identity/username.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import styles from './username-field.module.css';
import { usernameWords } from '../../../shared/forms/username-words.ts';

/** How long typing has to rest before the server is asked whether a name is free. */
const REST_MILLISECONDS = 300;

export interface UsernameFieldProps {
  readonly value: string;
  /** The one that stands, or nothing where none has to: it needs no check. */
  readonly own: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (username: string) => void;
  /** Names the field in its form. */
  readonly name?: string;
  readonly autoFocus?: boolean;
}

/** A username, checked while it is typed, with free ones to choose from when it is taken. */
export function UsernameField({ value, own, hint, error, onChange, name, autoFocus }: UsernameFieldProps) {
  const text = useText();
  const rested = useDebounced(value, REST_MILLISECONDS);
  const rule = value === own ? null : checkUsername(value);
  const isAsked = rested !== own && rested === value && rule === null;
  const { data } = useResource(UsernameResource.get, isAsked ? { username: rested } : null);
  const problem = rule ?? data?.problem ?? null;
  const words = problem === null ? undefined : text(usernameWords[problem as keyof typeof usernameWords], { limit: textLimits.username });
  const isFree = value !== own && data?.problem === null;
  return (
    <div className={styles.field}>
      <TextField
        label={text('username.label')}
        hint={isFree ? text('username.free') : hint}
        name={name}
        autoFocus={autoFocus}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={value}
        error={error ?? words}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {data && data.suggestions.length > 0 && (
        <div role="group" className={styles.suggestions} aria-label={text('username.suggestions')}>
          {data.suggestions.map((suggestion) => (
            <Chip key={suggestion} onClick={() => onChange(suggestion)}>
              <bdi>{suggestion}</bdi>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
