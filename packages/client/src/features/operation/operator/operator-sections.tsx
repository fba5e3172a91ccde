import { InstanceResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { useResource, useViewer } from '../../../store/hooks.ts';
import { InviteSection } from './invite-section.tsx';
import { LogSection } from './log-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { none } from './operator-lists.ts';
import { PeopleSection } from './people-section.tsx';
import { RegistrationSection } from './registration-section.tsx';

/** What the instance's owner sees and does; nothing for others. */
export function OperatorSections() {
  const viewer = useViewer();
  return viewer?.is_instance_owner && <Sections />;
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
