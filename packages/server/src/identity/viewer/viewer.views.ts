import type { viewerBase } from '@bowerbird/contract/identity/viewer/records.ts';
import { noAccount } from '@bowerbird/contract/identity/viewer/stranger-record.ts';
import type { FieldsOf } from '@bowerbird/contract/protocol/records.ts';
import { ADULT_AGE, ageInYears } from '@bowerbird/domain/identity/birthday.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import type { ViewerRow } from './viewer.queries.ts';

/** What the account itself knows of the viewer record (`C3.9`). The other fields of the account have no source and keep their default. */
export function presentAccount(row: ViewerRow, { core, viewer }: ViewContext): FieldsOf<typeof viewerBase> {
  const age = row.birthday === null ? null : ageInYears(row.birthday, core.now());
  const isAdult = age !== null && age >= ADULT_AGE;
  return {
    ...noAccount,
    id: row.id,
    username: row.username,
    full_name: row.full_name,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    has_password: row.has_password,
    is_private_profile: row.is_private,
    is_under_16: age !== null && age < 16,
    is_under_18: age !== null && age < ADULT_AGE,
    is_name_eligible_for_lead_form_autofill: isAdult && row.full_name !== '',
    is_email_eligible_for_lead_form_autofill: isAdult && row.is_email_proven,
    nags: row.is_email_open ? ['email_verification'] : [],
    country: row.country,
    domain_url: row.website_url,
    listed_website_url: row.website_url,
    gender: row.gender,
    custom_gender: row.custom_gender,
    created_at: row.created_at.toISOString(),
    age_in_years: age,
    is_instance_owner: row.is_owner,
    name_question_open: row.is_name_open,
    login_state: viewer.kind === 'AUTH' ? loginStates.loggedIn : loginStates.limited,
  };
}
