import type { Trial } from '../support/report.ts';
import { declaredEndpoints } from '../support/endpoints.ts';

/**
 * What becomes of a text that a call takes, by the field's name, which means the same in every call: it is written and shown to
 * somebody; it is refused unless it has a form in which nothing can run; or nobody is ever shown it, like a password, or a country
 * that is none and counts as not told.
 */
export const TEXT_FIELDS = {
  about: 'written',
  alt_text: 'written',
  altText: 'written',
  amount: 'written',
  ar: 'written',
  artist: 'written',
  isrc: 'written',
  pinTitle: 'written',
  prompt: 'written',
  srcUrl: 'written',
  canonicalUrl: 'written',
  app_name: 'written',
  business_name: 'written',
  custom_gender: 'written',
  de: 'written',
  description: 'written',
  en: 'written',
  feedback_data: 'written',
  first_name: 'written',
  full_name: 'written',
  hidden_comment_words: 'written',
  html: 'written',
  ja: 'written',
  last_name: 'written',
  lead: 'written',
  link_label: 'written',
  name: 'written',
  note: 'written',
  query: 'written',
  question: 'written',
  reason: 'written',
  statement: 'written',
  term: 'written',
  terms: 'written',
  text: 'written',
  title: 'written',
  website_link: 'written',
  words: 'written',
  address: 'refused',
  backup_email: 'refused',
  birthday: 'refused',
  email: 'refused',
  emails: 'refused',
  endpoint: 'refused',
  image_url: 'refused',
  language: 'refused',
  link: 'refused',
  options: 'refused',
  redirect_uris: 'refused',
  return_policy_url: 'refused',
  shipping_policy_url: 'refused',
  username: 'refused',
  value: 'refused',
  website: 'refused',
  website_url: 'refused',
  attempt: 'unseen',
  authenticatorAttachment: 'unseen',
  client_id: 'unseen',
  client_tracking_params: 'unseen',
  code: 'unseen',
  confirmed_birthday: 'unseen',
  country: 'unseen',
  facebook_id: 'unseen',
  facebook_token: 'unseen',
  filters: 'unseen',
  gender: 'unseen',
  google_open_id_token: 'unseen',
  id: 'unseen',
  invite_code: 'unseen',
  invite_redemption: 'unseen',
  line_id_token: 'unseen',
  locale: 'unseen',
  message: 'unseen',
  mfa_token: 'unseen',
  new_passcode: 'unseen',
  new_password: 'unseen',
  next: 'unseen',
  owner_token: 'unseen',
  page_url: 'unseen',
  paid_landing: 'unseen',
  password: 'unseen',
  rawId: 'unseen',
  recaptcha_token: 'unseen',
  recaptcha_v3_token: 'unseen',
  referrer: 'unseen',
  scheduled_date: 'unseen',
  scheduled_time: 'unseen',
  source: 'unseen',
  time_zone: 'unseen',
  token: 'unseen',
  trust_device: 'unseen',
  uid: 'unseen',
  unauth_visited_pages: 'unseen',
  username_or_email: 'unseen',
  utm_campaign: 'unseen',
  website_default_image_url: 'unseen',
} as const satisfies Record<string, 'written' | 'refused' | 'unseen'>;

/** The parts of a JSON schema that matter here. */
interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
}

/** One trial for each text that some call takes, and one for each row: what is new has to be decided about, and then to be tried. */
export async function tryFields(tried: Readonly<Record<'written' | 'refused', ReadonlySet<string>>>): Promise<Trial[]> {
  const declared = new Set<string>();
  for (const { call } of await declaredEndpoints()) {
    if (call && call.endpoint.write) collectTexts(call.schemas.input, '', declared);
  }
  const rows: Readonly<Record<string, string>> = TEXT_FIELDS;
  return [...new Set([...declared, ...Object.keys(rows)])].toSorted().map((name) => ({
    group: 'text fields',
    what: name,
    note: rows[name],
    failure: complaintOf(name, rows[name], declared, tried),
  }));
}

function complaintOf(
  name: string,
  row: string | undefined,
  declared: ReadonlySet<string>,
  tried: Readonly<Record<'written' | 'refused', ReadonlySet<string>>>,
): string | undefined {
  if (row === undefined) return 'has no row';
  if (!declared.has(name)) return 'is taken by no call';
  return row === 'unseen' || tried[row as 'written' | 'refused'].has(name) ? undefined : `was not tried, though it is to be ${row}`;
}

/** Texts without a form of their own, by the name of the field that holds them. */
function collectTexts(schema: FieldSchema, name: string, found: Set<string>): void {
  const isFree = schema.enum === undefined && schema.const === undefined && schema.pattern === undefined;
  if (schema.type === 'string' && isFree) found.add(name);
  for (const [inner, field] of Object.entries(schema.properties ?? {})) collectTexts(field, inner, found);
  for (const part of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]) collectTexts(part, name, found);
}
