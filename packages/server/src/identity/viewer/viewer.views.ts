import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { ADULT_AGE, ageInYears } from '@bowerbird/domain/identity/birthday.ts';
import { anonymizeEmail } from '@bowerbird/domain/identity/passcode.ts';
import type { ViewerRow } from './viewer.queries.ts';

/** What the account itself knows of the viewer record (`C3.9`). */
export function presentAccount(row: ViewerRow, now: number): Partial<ViewerRecord> {
  const age = row.birthday === null ? null : ageInYears(row.birthday, now);
  const isAdult = age !== null && age >= ADULT_AGE;
  const isMinor = age !== null && age < ADULT_AGE;
  const backupEmail = isMinor ? row.backup_email : null;
  return {
    id: row.id,
    username: row.username,
    full_name: row.full_name,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    has_password: row.has_password,
    can_enable_mfa: true,
    has_mfa_enabled: row.has_mfa,
    facebook_id: row.facebook_id,
    connected_to_facebook: row.facebook_id !== null,
    connected_to_google: row.is_with_google,
    is_private_profile: row.is_private,
    is_partner: row.is_partner,
    is_write_banned: row.is_write_banned,
    is_under_16: age !== null && age < 16,
    is_under_18: isMinor,
    is_name_eligible_for_lead_form_autofill: isAdult && row.full_name !== '',
    is_email_eligible_for_lead_form_autofill: isAdult && row.is_email_proven,
    nags: row.is_email_open ? ['email_verification'] : [],
    parental_control_candidate: isMinor,
    parental_control_passcode_enabled: backupEmail !== null,
    parental_control_anonymized_email: backupEmail === null ? null : anonymizeEmail(backupEmail),
    country: row.country,
    domain_url: row.website_url,
    listed_website_url: row.website_url,
    gender: row.gender,
    custom_gender: row.custom_gender,
    created_at: row.created_at.toISOString(),
    age_in_years: age,
    allow_personalization_cookies: row.allow_personalization_cookies,
    allow_analytic_cookies: row.allow_analytic_cookies,
    allow_marketing_cookies: row.allow_marketing_cookies,
    third_party_marketing_tracking_enabled: row.personalise_by_partners,
    shopping_rec_disabled: !row.shows_shopping,
    domain_verified: row.is_website_verified,
    verified_user_websites: row.verified_websites,
    is_any_website_verified: row.verified_websites.length > 0,
    is_instance_owner: row.is_owner,
    is_moderator: row.is_moderator,
    name_question_open: row.is_name_open,
  };
}
