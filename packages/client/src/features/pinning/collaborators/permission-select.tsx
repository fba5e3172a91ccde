import { collaboratorPermissions, type CollaboratorPermission } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import { useRef } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { PERMISSIONS } from './permission-words.ts';

export interface PermissionSelectProps {
  /** Whose it is; without it that of those who are asked. */
  readonly name?: string;
  readonly value: CollaboratorPermission;
  /** The owner alone lets others invite. */
  readonly isOwner?: boolean;
  readonly onChange: (chosen: CollaboratorPermission) => unknown;
}

/** Chooses what somebody may do on a board. */
export function PermissionSelect({ name, value, isOwner = true, onChange }: PermissionSelectProps) {
  const text = useText();
  const busy = useRef(false);
  const offered = collaboratorPermissions.filter((one) => isOwner || one !== 'invite');
  const change = async (chosen: CollaboratorPermission) => {
    // A field that is switched off loses its focus, so a choice that comes too early is left.
    if (busy.current) return;
    busy.current = true;
    await onChange(chosen);
    busy.current = false;
  };
  return (
    <Select
      label={name === undefined ? text('collaborators.may') : text('collaborators.mayOf', { name })}
      labelHidden={name !== undefined}
      options={offered.map((one) => ({ value: one, label: text(PERMISSIONS[one]) }))}
      value={value}
      onChange={(event) => void change(event.target.value as CollaboratorPermission)}
    />
  );
}
