import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import type { FieldsOf, RecordPart } from '../../protocol/records.ts';
import { viewerBase, type ViewerCard, type ViewerRecord } from './records.ts';

/** What the account itself says of somebody who has none. */
export const noAccount: FieldsOf<typeof viewerBase> = {
  id: null,
  username: null,
  full_name: null,
  first_name: null,
  last_name: null,
  email: null,
  has_password: false,
  is_employee: false,
  is_private_profile: false,
  is_under_16: false,
  is_under_18: false,
  login_state: loginStates.loggedOut,
  nags: [],
  country: null,
  domain_url: null,
  listed_website_url: null,
  gender: null,
  custom_gender: null,
  created_at: null,
  age_in_years: null,
  save_behavior: 0,
  phone_country: null,
  phone_number: null,
  phone_number_end: null,
  epik: null,
  firstHomeFeedRequestAfterNux: false,
  show_personal_boutique: false,
  is_matured_new_user: false,
  is_name_eligible_for_lead_form_autofill: false,
  is_email_eligible_for_lead_form_autofill: false,
  resurrection_info: null,
  is_instance_owner: false,
  name_question_open: false,
};

/** The record of somebody who is not signed in: the default of every field, of the account and of each part. */
export function strangerRecordOf(parts: readonly RecordPart[]): ViewerRecord {
  return Object.assign({}, noAccount, ...parts.filter(isOfViewer).map(({ empty }) => empty)) as ViewerRecord;
}

/** What pages carry of a record of the viewer: the card fields of the account and of each part. */
export function toViewerCard(record: object, parts: readonly RecordPart[]): ViewerCard {
  const shown = new Set<string>([viewerBase, ...parts.filter(isOfViewer)].flatMap(({ card }) => card));
  return Object.fromEntries(Object.entries(record).filter(([field]) => shown.has(field))) as unknown as ViewerCard;
}

const isOfViewer = (part: RecordPart) => part.record === 'viewer';
