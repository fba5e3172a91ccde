import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { themeChosen } from '../../store/session.slice.ts';
import { TabButtons } from '../../ui/tabs/tabs.tsx';
import { applyTheme } from '../../lib/theme.ts';
import styles from '../../shared/forms/settings-form.module.css';

const themes = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the device; kept in this browser. */
export function AppearanceChoice() {
  const text = useText();
  const dispatch = useAppDispatch();
  const theme = useAppSelector((state) => state.session.context?.theme ?? null);
  const words = { light: text('nav.themeLight'), dark: text('nav.themeDark'), system: text('nav.themeSystem') };
  const choose = (id: (typeof themes)[number]) => {
    const chosen = id === 'system' ? null : id;
    dispatch(themeChosen(chosen));
    applyTheme(chosen);
  };
  return (
    <section className={styles.section}>
      <h2 className="h3">{text('settings.appearance')}</h2>
      <TabButtons
        label={text('settings.appearance')}
        tabs={themes.map((id) => ({ id, label: words[id] }))}
        selected={theme ?? 'system'}
        onSelect={choose}
      />
    </section>
  );
}
