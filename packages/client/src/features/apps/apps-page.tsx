import { useText } from '../../i18n/i18n.tsx';
import { SettingsFrame } from '../settings/index.ts';
import { ConnectedApps } from './connected-apps.tsx';
import { DeveloperApps } from './developer-apps.tsx';

/** `/settings/apps/`: the apps that the person let in, and those that they make. */
export function AppsPage() {
  const text = useText();
  return (
    <SettingsFrame title={text('apps.settingsTitle')} lead={text('apps.settingsLead')}>
      <ConnectedApps />
      <DeveloperApps />
    </SettingsFrame>
  );
}
