import { Type } from 'typebox';
import { definePart, recordSchema, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

const text = Type.String();
const maybeText = Nullable(Type.String());
const flag = Type.Boolean();

/** What the account itself says of its person (`C3.9`); other areas add their parts, to the types below too. */
export const viewerBase = definePart({
  record: 'viewer',
  giver: 'identity/viewer',
  fields: {
    id: maybeText,
    username: maybeText,
    full_name: maybeText,
    first_name: maybeText,
    last_name: maybeText,
    email: maybeText,
    has_password: flag,
    is_employee: flag,
    is_private_profile: flag,
    is_under_16: flag,
    is_under_18: flag,
    login_state: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
    nags: Type.Array(text),
    country: maybeText,
    domain_url: maybeText,
    listed_website_url: maybeText,
    gender: maybeText,
    custom_gender: maybeText,
    created_at: maybeText,
    age_in_years: Nullable(Type.Integer()),
    save_behavior: Type.Integer(),
    phone_country: maybeText,
    phone_number: maybeText,
    phone_number_end: maybeText,
    epik: maybeText,
    firstHomeFeedRequestAfterNux: flag,
    show_personal_boutique: flag,
    is_matured_new_user: flag,
    is_name_eligible_for_lead_form_autofill: flag,
    is_email_eligible_for_lead_form_autofill: flag,
    resurrection_info: Nullable(Type.Object({ resurrection_dt: text })),
    is_instance_owner: flag,
    name_question_open: flag,
  },
  card: [
    'id',
    'username',
    'full_name',
    'email',
    'has_password',
    'is_under_16',
    'login_state',
    'nags',
    'is_instance_owner',
    'name_question_open',
  ],
});

/** The viewer record with every field. One without an id means that nobody is signed in. */
export interface ViewerRecord extends FieldsOf<typeof viewerBase> {}

/** What each page carries of the viewer: what the shell and the features on it read. */
export interface ViewerCard extends CardOf<typeof viewerBase> {}

export const ViewerRecordSchema = recordSchema<ViewerRecord>('viewer');
