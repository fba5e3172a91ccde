import type { FieldsOf } from '@bowerbird/contract/protocol/records.ts';
import type { viewerPasscode } from '@bowerbird/contract/account/parental-passcode/records.ts';
import { ADULT_AGE, ageInYears } from '@bowerbird/domain/identity/birthday.ts';
import { anonymizeEmail } from '@bowerbird/domain/identity/passcode.ts';
import type { PasscodeOfViewer } from './parental-passcode.queries.ts';

/** What the viewer record says of the passcode. None holds over grown-ups. */
export function presentPasscode(row: PasscodeOfViewer, now: number): Partial<FieldsOf<typeof viewerPasscode>> {
  if (ageInYears(row.birthday, now) >= ADULT_AGE) return {};
  return {
    parental_control_candidate: true,
    parental_control_passcode_enabled: row.backup_email !== null,
    parental_control_anonymized_email: row.backup_email === null ? null : anonymizeEmail(row.backup_email),
  };
}
