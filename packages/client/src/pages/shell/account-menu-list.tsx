import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { AccountLanguageResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { writePreferenceCookie } from '../../lib/cookies.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { call } from '../../store/call.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { themeChosen } from '../../store/session.slice.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { Menu, type MenuEntry } from '../../ui/overlays.tsx';
import { useAccountEntries } from '../../features/identity/linked-accounts/index.ts';
import { applyTheme } from '../../lib/theme.ts';

const localeNames: Record<(typeof builtLocales)[number], string> = { en: 'English', de: 'Deutsch', ja: '日本語', ar: 'العربية' };

interface AccountMenuListProps {
  readonly viewer: ViewerCard;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly placement: 'end' | 'top';
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

/**
 * What the person's picture opens: first their profile and settings. Accounts, appearance and language follow, each under
 * its name. Log-out is the last.
 */
export function AccountMenuList({ viewer, trigger, placement, onShortcuts, onClose }: AccountMenuListProps) {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const theme = useAppSelector((state) => state.session.context?.theme ?? null);
  const spoken = useAppSelector((state) => state.session.context?.locale);
  const { accounts, leaving, act: actOnAccount } = useAccountEntries(viewer.id ?? '');

  const hasKeyWords = useWords('shortcuts');
  const [isOnLanguages, setOnLanguages] = useState(false);

  const act = (id: string) => {
    if (id === 'languages' || id === 'back') return setOnLanguages(id === 'languages');
    onClose();
    const [kind, value] = id.split(':');
    if (kind === 'profile') void navigate(`/${viewer.username}/`);
    if (kind === 'settings') void navigate('/settings/');
    if (kind === 'care') void navigate('/care/');
    if (kind === 'shortcuts') onShortcuts();
    const locale = kind === 'locale' ? builtLocales.find((built) => built === value) : undefined;
    if (locale) void speak(locale);
    if (kind === 'theme') {
      const chosen = value === 'light' || value === 'dark' ? value : null;
      dispatch(themeChosen(chosen));
      applyTheme(chosen);
    }
    actOnAccount(id);
  };

  // Who came in by a link changes nothing of the account: only this browser speaks the other language then.
  const speak = async (locale: (typeof builtLocales)[number]) => {
    try {
      if (viewer.login_state === loginStates.loggedIn) await dispatch(call(AccountLanguageResource.update, { locale }));
    } catch (error) {
      return dispatch(failureShown(error));
    }
    writePreferenceCookie('locale', locale);
    window.location.reload();
  };

  const entries: MenuEntry[] = [
    { id: 'profile', label: text('nav.profile'), hint: `@${viewer.username}` },
    { id: 'settings', label: text('nav.settings') },
    ...(viewer.is_moderator ? [{ id: 'care', label: text('reports.care') }] : []),
    ...(accounts.length > 0 ? [{ group: 'accounts', heading: text('accounts.title'), entries: accounts }] : []),
    {
      group: 'appearance',
      heading: text('nav.appearance'),
      chosen: `theme:${theme ?? 'system'}`,
      entries: [
        { id: 'theme:system', label: text('nav.themeSystem') },
        { id: 'theme:light', label: text('nav.themeLight') },
        { id: 'theme:dark', label: text('nav.themeDark') },
      ],
    },
    {
      group: 'language',
      heading: text('nav.language'),
      entries: [{ id: 'languages', label: localeNames[builtLocales.find((locale) => locale === spoken) ?? 'en'], leads: 'on' }],
    },
    // A phone has no keys.
    ...(hasKeyWords && placement !== 'top' ? [{ id: 'shortcuts', label: text('shortcuts.title') }] : []),
    { separator: 'leave' },
    ...leaving,
  ];
  const languages: MenuEntry[] = [
    { id: 'back', label: text('nav.back'), leads: 'back' },
    {
      group: 'languages',
      heading: text('nav.language'),
      chosen: `locale:${spoken}`,
      entries: builtLocales.map((locale) => ({ id: `locale:${locale}`, label: localeNames[locale] })),
    },
  ];
  return (
    <Menu
      trigger={trigger}
      label={text('nav.menu')}
      placement={placement === 'top' ? 'top end' : 'end bottom'}
      onAction={act}
      onClose={onClose}
      view={isOnLanguages ? 'languages' : 'all'}
      entries={isOnLanguages ? languages : entries}
    />
  );
}
