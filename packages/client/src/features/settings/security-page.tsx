import type { ComponentType } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/security/`: how the person comes in and where they are; the route says which sections stand there. */
export function SecurityPage({ sections }: { sections: readonly ComponentType[] }) {
  const text = useText();
  return (
    <SettingsFrame title={text('settings.security')} lead={text('settings.securityLead')}>
      {sections.map((Section, index) => (
        <Section key={index} />
      ))}
    </SettingsFrame>
  );
}
