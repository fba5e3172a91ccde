import { InstanceResource } from '@bowerbird/contract/identity/operator/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useResource, useViewer } from '../../store/hooks.ts';
import { SettingsFrame } from '../settings/index.ts';
import { InviteSection } from './invite-section.tsx';
import { LogSection } from './log-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { none } from './operator-lists.ts';
import { PeopleSection } from './people-section.tsx';
import { RegistrationSection } from './registration-section.tsx';

/** `/settings/instance/`: what the instance's owner sees and does; the route is not there for others. */
export function OperatorPage() {
  const text = useText();
  const viewer = useViewer();
  return (
    <SettingsFrame title={text('settings.instance')} lead={text('operator.lead')}>
      {viewer?.is_instance_owner && <Sections />}
    </SettingsFrame>
  );
}

function Sections() {
  const { data: instance, refresh } = useResource(InstanceResource.get, none);
  return (
    <>
      <RegistrationSection instance={instance} onChange={refresh} />
      <InviteSection />
      <PeopleSection />
      <MailsSection keepsMails={instance?.keeps_mails ?? true} />
      <LogSection />
    </>
  );
}
