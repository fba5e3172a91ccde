import { isAskedScope } from '@bowerbird/domain/operation/app-scopes.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './apps.module.css';
import { scopeWords } from './scope-words.ts';

/** What an app may do, a line each. */
export function ScopeList({ scopes }: { scopes: readonly string[] }) {
  const text = useText();
  return (
    <ul className={styles.scopes}>
      {scopes.filter(isAskedScope).map((scope) => (
        <li key={scope}>
          <Icon name="check" weight="bold" size={16} />
          {text(scopeWords[scope])}
        </li>
      ))}
    </ul>
  );
}
