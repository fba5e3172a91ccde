// Made by `npm run generate:types` from the migrated database. Change a migration, not this file.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills when it is left out. */
export type Generated<T> = T extends ColumnType<infer Read, infer Insert, infer Update>
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<T, T | undefined, T>;

/** 64 bits: read as a decimal string. */
export type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A day without a time or a zone, as in 1990-05-31. */
export type Day = ColumnType<string, string, string>;

export interface AccountGroupsTable {
  id: Generated<Bigint>;
  token_hash: Buffer;
  created_at: Generated<Timestamp>;
}

export interface AccountOwnersTable {
  owner_id: Bigint;
  user_id: Bigint;
  is_linked: boolean;
}

export interface AppRecordsTable {
  model: string;
  id_hash: Buffer;
  uid_hash: Buffer | null;
  grant_hash: Buffer | null;
  user_id: Bigint | null;
  client_id: string | null;
  sealed: string;
  consumed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
}

export interface AppsTable {
  id: Generated<Bigint>;
  owner_id: Bigint;
  client_id: string;
  sealed_secret: string | null;
  name: string;
  website: Generated<string>;
  redirect_uris: string[];
  created_at: Generated<Timestamp>;
}

export interface ArticlesTable {
  id: Generated<Bigint>;
  editor_id: Bigint | null;
  title: string;
  lead: Generated<string>;
  term: Generated<string>;
  language: Generated<string>;
  country: string | null;
  shop: Generated<boolean>;
  article_type: Generated<number>;
  cover_pin_id: Bigint | null;
  blocks: Generated<unknown>;
  published_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  modified_at: Generated<Timestamp>;
  translation_of: Bigint | null;
}

export interface BlockListTable {
  id: Generated<Bigint>;
  kind: string;
  value: string;
  shown: string;
  mode: Generated<string>;
  looks: Buffer | null;
  case_id: Bigint | null;
  added_by: Bigint | null;
  created_at: Generated<Timestamp>;
}

export interface BlocksTable {
  user_id: Bigint;
  blocked_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface BoardActionsTable {
  id: Generated<Bigint>;
  board_id: Bigint;
  section_id: Generated<Bigint>;
  progress: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface BoardActsTable {
  id: Generated<Bigint>;
  board_id: Bigint;
  user_id: Bigint;
  kind: string;
  pin_id: Bigint | null;
  section_id: Bigint | null;
  from_board_id: Bigint | null;
  from_section_id: Bigint | null;
  about_user_id: Bigint | null;
  old_name: string | null;
  new_name: string | null;
  created_at: Generated<Timestamp>;
  undone_at: Timestamp | null;
}

export interface BoardCodesTable {
  id: Generated<Bigint>;
  board_id: Bigint;
  made_by: Bigint;
  email: string | null;
  note: Generated<string>;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
}

export interface BoardCollaboratorsTable {
  board_id: Bigint;
  user_id: Bigint;
  role: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface BoardCountersTable {
  board_id: Bigint;
  pins: Generated<number>;
  sections: Generated<number>;
  followers: Generated<number>;
  comments: Generated<number>;
}

export interface BoardDocsTable {
  board_id: Bigint;
  tier: Generated<number>;
  quality: Generated<number>;
  tsv: string;
  version: Generated<number>;
}

export interface BoardFollowsTable {
  follower_id: Bigint;
  board_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface BoardInvitesTable {
  board_id: Bigint;
  user_id: Bigint;
  invited_by: Bigint | null;
  note: Generated<string>;
  created_at: Generated<Timestamp>;
  role: Generated<number>;
}

export interface BoardNotesTable {
  id: Generated<Bigint>;
  board_id: Bigint;
  section_id: Bigint | null;
  made_by: Bigint;
  is_to_do: boolean;
  text: string;
  position: Bigint;
  done_at: Timestamp | null;
  done_by: Bigint | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
}

export interface BoardPollPinsTable {
  poll_id: Bigint;
  pin_id: Bigint;
  position: number;
}

export interface BoardPollVotesTable {
  poll_id: Bigint;
  user_id: Bigint;
  pin_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface BoardPollsTable {
  id: Generated<Bigint>;
  board_id: Bigint;
  started_by: Bigint;
  question: string;
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
}

export interface BoardSlugRedirectsTable {
  owner_id: Bigint;
  old_slug: string;
  board_id: Bigint;
}

export interface BoardTransfersTable {
  board_id: Bigint;
  user_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface BoardsTable {
  id: Bigint;
  owner_id: Bigint;
  name: string;
  slug: string;
  description: Generated<string>;
  privacy: Generated<number>;
  layout: Generated<string>;
  is_collaborative: Generated<boolean>;
  position: Bigint;
  cover_pin_id: Bigint | null;
  archived_at: Timestamp | null;
  deleted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  modified_at: Generated<Timestamp>;
  comments_disabled: Generated<boolean>;
  is_removed: Generated<boolean>;
}

export interface BusinessesTable {
  user_id: Bigint;
  name: string;
  contact_email: string | null;
  ownership_email: string | null;
}

export interface CarouselSlotsTable {
  pin_id: Bigint;
  position: number;
  picture_id: Bigint;
  title: Generated<string>;
  details: Generated<string>;
  alt_text: Generated<string>;
  link_id: Bigint | null;
}

export interface ClaimedWebsitesTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  domain: string;
  code: string;
  verified_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface ClosedAddressesTable {
  address_hash: Buffer;
  at: Generated<Timestamp>;
}

export interface CommentCountersTable {
  comment_id: Bigint;
  talk_id: Bigint | null;
  replies: Generated<number>;
  helpful: Generated<number>;
  reactions_1: Generated<number>;
  reactions_5: Generated<number>;
  reactions_7: Generated<number>;
  reactions_11: Generated<number>;
  reactions_13: Generated<number>;
  is_highlighted: Generated<boolean>;
  score: GeneratedAlways<Bigint>;
}

export interface CommentMentionsTable {
  comment_id: Bigint;
  user_id: Bigint;
  start: number;
  length: number;
}

export interface CommentReactionsTable {
  comment_id: Bigint;
  user_id: Bigint;
  type: number;
  created_at: Generated<Timestamp>;
}

export interface CommentTranslationsTable {
  comment_id: Bigint;
  language: string;
  of_text: string;
  text: string;
  created_at: Generated<Timestamp>;
}

export interface CommentWatchersTable {
  talk_id: Bigint;
  user_id: Bigint;
  until: Timestamp;
}

export interface CommentsTable {
  id: Bigint;
  pin_id: Bigint | null;
  user_id: Bigint;
  parent_id: Bigint | null;
  text: string;
  created_at: Generated<Timestamp>;
  edited_at: Timestamp | null;
  deleted_at: Timestamp | null;
  deleted_by: Bigint | null;
  has_unwanted_words: Generated<boolean>;
  is_removed: Generated<boolean>;
  is_tried: Generated<boolean>;
  picture_id: Bigint | null;
  leads_to_blocked: Generated<boolean>;
  is_filtered: GeneratedAlways<boolean>;
  board_id: Bigint | null;
}

export interface ConnectedAccountsTable {
  provider: string;
  subject: string;
  user_id: Bigint;
  label: string;
  created_at: Generated<Timestamp>;
}

export interface ConversationMembersTable {
  conversation_id: Bigint;
  user_id: Bigint;
  state: number;
  invited_by: Bigint | null;
  last_id: Generated<Bigint>;
  read_id: Generated<Bigint>;
  read_at: Timestamp | null;
  cleared_id: Generated<Bigint>;
  is_muted: Generated<boolean>;
}

export interface ConversationsTable {
  id: Generated<Bigint>;
  pair_low: Bigint | null;
  pair_high: Bigint | null;
  is_group: Generated<boolean>;
  name: string | null;
  created_at: Generated<Timestamp>;
}

export interface CopyWishesTable {
  user_id: Bigint;
  keeps_copies: boolean;
}

export interface CounterDeltasTable {
  id: GeneratedAlways<Bigint>;
  kind: number;
  target: Bigint;
  d: number;
}

export interface CountryTokensTable {
  token_hash: Buffer;
  user_id: Bigint;
  session_id: Bigint;
  is_limited: boolean;
  target: string;
  expires_at: Timestamp;
}

export interface DataExportsTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  state: Generated<number>;
  done: Generated<number>;
  total: Generated<number>;
  bytes: Bigint | null;
  created_at: Generated<Timestamp>;
  expires_at: Generated<Timestamp>;
  part_bytes: Generated<string[]>;
  board_ids: string[] | null;
  has_pictures: Generated<boolean>;
  has_copies: Generated<boolean>;
  worked_until: Timestamp | null;
  run: Generated<number>;
}

export interface DemoStepsTable {
  key: string;
  result: unknown;
  done_at: Generated<Timestamp>;
}

export interface DeviceFingerprintsTable {
  user_id: Bigint;
  fingerprint_hash: string;
  seen_at: Generated<Timestamp>;
}

export interface DismissedPeopleTable {
  user_id: Bigint;
  dismissed_id: Bigint;
}

export interface DomainEventsTable {
  id: GeneratedAlways<Bigint>;
  type: string;
  payload: unknown;
  attempts: Generated<number>;
  not_before: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
}

export interface DraftCaptionsTable {
  draft_id: Bigint;
  upload_id: string;
  language: string;
  cues: string;
}

export interface EditorsTable {
  user_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface FeedSnapshotsTable {
  key: string;
  built_at: Generated<Timestamp>;
  ids: string[];
}

export interface FeedbackTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  text: string;
  source: Generated<string>;
  created_at: Generated<Timestamp>;
}

export interface FewerWantedTable {
  user_id: Bigint;
  about: number;
  target_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface GraphChangesTable {
  xid: Generated<string>;
  id: GeneratedAlways<Bigint>;
  at: Generated<Timestamp>;
  board_id: Bigint;
  picture_id: Bigint | null;
}

export interface GraphEpochsTable {
  one: Generated<boolean>;
  epoch: Generated<string>;
}

export interface HandshakeTokensTable {
  token_hash: Buffer;
  user_id: Bigint;
  is_registration: Generated<boolean>;
  is_limited: Generated<boolean>;
  expires_at: Timestamp;
  trusts_device: Generated<boolean>;
}

export interface HeldPeopleTable {
  user_id: Bigint;
  rule: string;
  until: Timestamp;
}

export interface HelpfulCommentsTable {
  comment_id: Bigint;
  user_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface HiddenCommentersTable {
  user_id: Bigint;
  author_id: Bigint;
}

export interface HiddenCommentsTable {
  user_id: Bigint;
  comment_id: Bigint;
}

export interface HiddenPinsTable {
  user_id: Bigint;
  picture_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface HomeDailyTable {
  day: number;
  slot: string;
  rank: number;
  pin_id: Bigint;
  picture_id: Bigint;
  since_id: Generated<Bigint>;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  endpoint: string;
  body_hash: Buffer;
  reply: unknown;
  created_at: Generated<Timestamp>;
}

export interface ImportBoardsTable {
  import_id: Bigint;
  number: number;
  path: string[];
  facts: Generated<unknown>;
  items: Generated<number>;
  duplicates: Generated<number>;
  is_left_out: Generated<boolean>;
  board_name: string;
  section_name: string | null;
  board_id: Bigint | null;
  section_id: Bigint | null;
}

export interface ImportItemsTable {
  import_id: Bigint;
  number: number;
  board: number;
  state: Generated<number>;
  reason: string | null;
  key: Buffer;
  title: Generated<string>;
  description: Generated<string>;
  alt_text: Generated<string>;
  note: Generated<string>;
  link: string | null;
  domain: string | null;
  picture: string | null;
  entry: string | null;
  tags: Generated<string[]>;
  saved_at: Timestamp | null;
  comments_disabled: Generated<boolean>;
  is_cover: Generated<boolean>;
  host: Generated<string>;
  is_drawn: Generated<boolean>;
  picture_id: Bigint | null;
  pin_id: Bigint | null;
  tries: Generated<number>;
  next_try_at: Generated<Timestamp>;
  story: unknown;
  film: unknown;
  upload_id: string | null;
  slots: unknown;
  shopping_rec_disabled: Generated<boolean>;
  topics: Generated<string[]>;
  edits: unknown;
  product_tags: unknown;
  tags_await: string[] | null;
  copy: string | null;
  publish_at: Timestamp | null;
  draft_id: Bigint | null;
}

export interface ImportPlacesTable {
  import_id: Bigint;
  board_id: Bigint;
  section_id: Generated<Bigint>;
}

export interface ImportUploadsTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  name: string;
  bytes: Bigint;
  created_at: Generated<Timestamp>;
}

export interface ImportsTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  file: string | null;
  name: string;
  bytes: Bigint;
  format: string | null;
  status: Generated<number>;
  is_undoing: Generated<boolean>;
  choices: Generated<unknown>;
  problem: string | null;
  problem_file: Generated<string>;
  problem_line: number | null;
  worked_until: Timestamp | null;
  created_at: Generated<Timestamp>;
  started_at: Timestamp | null;
  tries_until: Timestamp | null;
  finished_at: Timestamp | null;
  address: string | null;
  token: string | null;
  goes_on: Generated<boolean>;
  next_read_at: Generated<Timestamp>;
  fetched: unknown;
  unended_reads: Generated<number>;
}

export interface InstanceSettingsTable {
  key: string;
  value: unknown;
}

export interface InvitationsTable {
  token_hash: Buffer;
  expires_at: Timestamp;
}

export interface InviteCodesTable {
  code: string;
  user_id: Bigint;
  channel: number;
  created_at: Generated<Timestamp>;
}

export interface InviteDenialsTable {
  denier_id: Bigint;
  asker_id: Bigint;
  denied_at: Generated<Timestamp>;
}

export interface InvitedPeopleTable {
  user_id: Bigint;
  invited_by: Bigint;
  channel: number;
  joined_at: Generated<Timestamp>;
}

export interface KeptCopiesTable {
  user_id: Bigint;
  link_id: Bigint;
  copy_id: Bigint;
  bytes: number;
}

export interface KeptMailsTable {
  id: Generated<Bigint>;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: Generated<Timestamp>;
  user_id: Bigint | null;
}

export interface KnownDevicesTable {
  user_id: Bigint;
  device_hash: Buffer;
  seen_at: Generated<Timestamp>;
  trusted_until: Timestamp | null;
  remembered_until: Timestamp | null;
}

export interface LimitCountersTable {
  key: string;
  window_start: Timestamp;
  count: number;
}

export interface LimitedPeopleTable {
  user_id: Bigint;
  until: Timestamp;
}

export interface LinkPricesTable {
  link_id: Bigint;
  at: Timestamp;
  price_micros: Bigint;
  currency: string;
}

export interface LinksTable {
  id: Generated<Bigint>;
  url_hash: Buffer;
  url: string;
  domain: string;
  price_micros: Bigint | null;
  currency: string | null;
  rich: unknown;
  fetched_at: Timestamp | null;
  next_read_at: Generated<Timestamp>;
  health: Generated<number>;
  health_since: Timestamp | null;
  failures: Generated<number>;
  moved_to: string | null;
  end_domain: string | null;
  gives_copy: boolean | null;
  page_title: string | null;
}

export interface LogInAttemptsTable {
  token_hash: Buffer;
  user_id: Bigint;
  is_limited: boolean;
  tries_left: number;
  expires_at: Timestamp;
}

export interface MailTokensTable {
  token_hash: Buffer;
  user_id: Bigint;
  purpose: string;
  details: Generated<unknown>;
  expires_at: Timestamp;
}

export interface MerchantBannerDismissalsTable {
  user_id: Bigint;
  banner: string;
  dismissed_at: Generated<Timestamp>;
}

export interface MerchantsTable {
  user_id: Bigint;
  verification_status: string | null;
  can_appeal: Generated<boolean>;
  is_appeal: Generated<boolean>;
  appeal_count: Generated<number>;
  appeal_comment: string | null;
  review_status: Generated<number>;
  review_reasons: Generated<string[]>;
  shipping_policy_url: string | null;
  return_policy_url: string | null;
}

export interface MessageAddressesTable {
  conversation_id: Bigint;
  address_hash: Buffer;
  email: string;
  sender_id: Bigint;
  user_id: Bigint | null;
  is_alone: boolean;
  withheld_id: Generated<Bigint>;
  asked_at: Generated<Timestamp>;
  accepted_at: Timestamp | null;
}

export interface MessageReactionsTable {
  message_id: Bigint;
  user_id: Bigint;
  type: number;
}

export interface MessagesTable {
  id: Bigint;
  conversation_id: Bigint;
  user_id: Bigint;
  text: string;
  pin_id: Bigint | null;
  board_id: Bigint | null;
  person_id: Bigint | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  withheld_from: Generated<string[]>;
  reply_to_id: Bigint | null;
  picture_id: Bigint | null;
}

export interface ModerationCasesTable {
  id: Generated<Bigint>;
  subject: string;
  target_type: string;
  target_id: Bigint;
  author_id: Bigint;
  picture_id: Bigint | null;
  state: Generated<string>;
  assignee_id: Bigint | null;
  decision: string | null;
  covers_picture: Generated<boolean>;
  statement: Generated<string>;
  decided_by: Bigint | null;
  decided_at: Timestamp | null;
  appeal: string | null;
  appealed_at: Timestamp | null;
  is_upheld: boolean | null;
  opened_at: Generated<Timestamp>;
  told_at: Timestamp | null;
  parent_id: Bigint | null;
  number: Generated<number>;
  suspended_from: number | null;
}

export interface ModerationLogTable {
  id: Generated<Bigint>;
  case_id: Bigint | null;
  moderator_id: Bigint | null;
  act: string;
  note: Generated<string>;
  at: Generated<Timestamp>;
}

export interface ModeratorsTable {
  user_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface MutesTable {
  user_id: Bigint;
  muted_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface NewestFirstTable {
  user_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface NewsTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  kind: string;
  subject: Bigint;
  day: Day;
  pin_id: Bigint | null;
  board_id: Bigint | null;
  comment_id: Bigint | null;
  at: Generated<Bigint>;
  details: Generated<unknown>;
  pushed_at: Timestamp | null;
}

export interface NewsActorsTable {
  news_id: Bigint;
  actor_id: Bigint;
  at: Bigint;
}

export interface NewsCommentsTable {
  news_id: Bigint;
  actor_id: Bigint;
  comment_id: Bigint;
}

export interface NewsDigestsTable {
  user_id: Bigint;
  told_until: Generated<Bigint>;
  due_at: Timestamp | null;
}

export interface NewsFanoutActorsTable {
  fanout_id: Bigint;
  actor_id: Bigint;
  at: Bigint;
}

export interface NewsFanoutsTable {
  id: Generated<Bigint>;
  kind: string;
  subject: Bigint;
  day: Day;
  details: Generated<unknown>;
  after_id: Generated<Bigint>;
  due_at: Generated<Timestamp | null>;
}

export interface NewsMailsTable {
  news_id: Bigint;
  due_at: Timestamp;
}

export interface NewsMilestonesTable {
  pin_id: Bigint;
  boards: number;
}

export interface NewsReadsTable {
  user_id: Bigint;
  read_until: Bigint;
}

export interface NotificationSettingsTable {
  user_id: Bigint;
  here: Generated<unknown>;
  push: Generated<unknown>;
  mail: Generated<unknown>;
  rhythm: Generated<string>;
  has_quiet_hours: Generated<boolean>;
  quiet_from: Generated<string>;
  quiet_until: Generated<string>;
  time_zone: string | null;
}

export interface OperatorLogTable {
  id: Generated<Bigint>;
  act: string;
  user_id: Bigint | null;
  about: Generated<string>;
  at: Generated<Timestamp>;
  reason: Generated<string>;
}

export interface OwnDocsTable {
  pin_id: Bigint;
  owner_id: Bigint;
  tsv: string;
  version: Generated<number>;
  marks: Generated<string[]>;
  price_micros: Bigint | null;
}

export interface OwnerLinksTable {
  token_hash: Buffer;
  expires_at: Timestamp;
}

export interface PageCopiesTable {
  id: Generated<Bigint>;
  link_id: Bigint;
  content_hash: Buffer;
  address: string;
  content: unknown;
  characters: number;
  bytes: number;
  read_at: Timestamp;
  is_brought: Generated<boolean>;
}

export interface ParentalPasscodesTable {
  user_id: Bigint;
  hash: string;
  backup_email: string;
  changed_at: Generated<Timestamp>;
  backup_proven_at: Timestamp | null;
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  user_id: Bigint | null;
  expires_at: Timestamp;
}

export interface PasskeysTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<Bigint>;
  transports: Generated<string[]>;
  name: string;
  created_at: Generated<Timestamp>;
  used_at: Timestamp | null;
}

export interface PasswordsTable {
  user_id: Bigint;
  hash: string;
  changed_at: Generated<Timestamp>;
}

export interface PictureCountersTable {
  picture_id: Bigint;
  saves: Generated<number>;
  quality: Generated<number>;
}

export interface PictureHoldsTable {
  picture_id: Bigint;
  draft_id: Bigint | null;
  pin_id: Bigint | null;
}

export interface PictureLooksTable {
  picture_id: Bigint;
  place: GeneratedAlways<Bigint>;
  looks: Buffer;
  colors: number[];
  shares: number[];
  skin_tone: string | null;
}

export interface PictureRatingsTable {
  picture_id: Bigint;
  version: number;
  score: number | null;
  is_unsafe: Generated<boolean>;
  is_judged: Generated<boolean>;
  rated_at: Generated<Timestamp>;
}

export interface PictureTopicsTable {
  picture_id: Bigint;
  topic_id: Bigint;
  pin_id: Bigint;
  quality: number;
  is_film: Generated<boolean>;
  sureness: Generated<number>;
}

export interface PictureUploadsTable {
  user_id: Bigint;
  picture_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface PicturesTable {
  id: Generated<Bigint>;
  signature: Buffer;
  width: number;
  height: number;
  dominant_color: number;
  kind: Generated<number>;
  format: string;
  bytes: Bigint;
  video: unknown;
  first_pin_id: Bigint | null;
  uploaded_by: Bigint | null;
  created_at: Generated<Timestamp>;
  looks_version: Generated<number>;
  twin_of: Bigint | null;
  twin_sought: Generated<boolean>;
}

export interface PinCountersTable {
  pin_id: Bigint;
  comments: Generated<number>;
  reactions_1: Generated<number>;
  reactions_5: Generated<number>;
  reactions_7: Generated<number>;
  reactions_11: Generated<number>;
  reactions_13: Generated<number>;
}

export interface PinDraftsTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  creation_id: string;
  version: Generated<number>;
  content: Generated<unknown>;
  board_id: Bigint | null;
  section_id: Bigint | null;
  scheduled_at: Timestamp | null;
  time_zone: string | null;
  publishing_status: Generated<number>;
  trouble: unknown;
  pin_id: Bigint | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  story: unknown;
  edits_pin_id: Bigint | null;
  tried_at: Timestamp | null;
  tries: Generated<number>;
  note: Generated<string>;
  place: number | null;
}

export interface PinNotesTable {
  user_id: Bigint;
  pin_id: Bigint;
  note: string;
  updated_at: Generated<Timestamp>;
}

export interface PinPictureEditsTable {
  pin_id: Bigint;
  position: number;
  original_id: Bigint;
  edits: unknown;
}

export interface PinReactionsTable {
  pin_id: Bigint;
  user_id: Bigint;
  type: number;
  created_at: Generated<Timestamp>;
}

export interface PinSkinTonesTable {
  pin_id: Bigint;
  tone: string | null;
}

export interface PinTagsTable {
  id: Generated<Bigint>;
  pin_id: Bigint;
  pin_tag_key: string;
  position: number;
  x: number;
  y: number;
  slot: Generated<number>;
  outside_x: number | null;
  outside_y: number | null;
  picture_id: Bigint | null;
}

export interface PinTopicsTable {
  pin_id: Bigint;
  topic_id: Bigint;
}

export interface PinsTable {
  id: Bigint;
  owner_id: Bigint;
  board_id: Bigint;
  section_id: Bigint | null;
  picture_id: Bigint;
  link_id: Bigint | null;
  via_pin_id: Bigint | null;
  position: Bigint;
  audience: Generated<number>;
  kind: Generated<number>;
  title: Generated<string>;
  description: Generated<string>;
  alt_text: Generated<string>;
  comments_disabled: Generated<boolean>;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  held_back: Generated<number>;
  shopping_rec_disabled: Generated<boolean>;
  story_pin_id: Bigint | null;
  more_words: string | null;
}

export interface PrevalenceSamplesTable {
  id: Generated<Bigint>;
  pin_id: Bigint;
  drawn_at: Generated<Timestamp>;
  judged_by: Bigint | null;
  judged_at: Timestamp | null;
  broke_rule: boolean | null;
  reason: string | null;
}

export interface PushOutboxTable {
  subscription_id: Bigint;
  news_id: Bigint | null;
  at: Bigint;
  due_at: Generated<Timestamp>;
  claimed_until: Timestamp | null;
  attempts: Generated<number>;
  id: Generated<Bigint>;
  conversation_id: Bigint | null;
}

export interface PushSubscriptionsTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  session_id: Bigint;
  endpoint: string;
  p256dh: string;
  auth: string;
  vapid_key: string;
  failures: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface RecentPersonalSearchesTable {
  user_id: Bigint;
  query_norm: string;
  query: string;
  searched_at: Generated<Timestamp>;
}

export interface RecentSearchesTable {
  user_id: Bigint;
  query_norm: string;
  query: string;
  searched_at: Generated<Timestamp>;
}

export interface RecoveryCodesTable {
  user_id: Bigint;
  code_hash: Buffer;
  created_at: Generated<Timestamp>;
}

export interface RefusedAddressesTable {
  address_hash: Buffer;
  reason: string;
  at: Generated<Timestamp>;
}

export interface RegistrationSettingsTable {
  id: Generated<number>;
  is_registration_open: Generated<boolean>;
}

export interface RelatedSnapshotsTable {
  key: string;
  built_at: Generated<Timestamp>;
  ids: string[];
}

export interface RemovedMessagesTable {
  message_id: Bigint;
  case_id: Bigint;
  user_id: Bigint;
  text: string;
  pin_id: Bigint | null;
  board_id: Bigint | null;
  person_id: Bigint | null;
  picture_id: Bigint | null;
}

export interface RemovedProfilesTable {
  user_id: Bigint;
  case_id: Bigint;
  emptied_name: string;
  full_name: string;
  first_name: string;
  last_name: string;
  about: string;
  website_url: string | null;
  picture_signature: string | null;
  cover_signature: string | null;
}

export interface ReportsTable {
  id: Generated<Bigint>;
  case_id: Bigint;
  reporter_id: Bigint | null;
  target_type: string;
  target_id: Bigint;
  reason: string;
  details: Generated<string[]>;
  text: Generated<string>;
  evidence: unknown;
  created_at: Generated<Timestamp>;
  rule: string | null;
  facts: Generated<unknown>;
  seen_as: Generated<unknown>;
}

export interface SaidTextsTable {
  comment_id: Bigint;
  user_id: Bigint;
  hash: Buffer;
  said_at: Generated<Timestamp>;
}

export interface SavedRepliesTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  name: string;
  text: string;
}

export interface SavedSearchesTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  query: string;
  query_norm: string;
  scope: string;
  filters: string;
  seen_pin_id: Generated<Bigint>;
  saved_at: Generated<Timestamp>;
  name: Generated<string>;
}

export interface SchemaMigrationsTable {
  version: number;
  name: string;
  sha256: string;
  applied_at: Generated<Timestamp>;
}

export interface SearchDocsTable {
  picture_id: Bigint;
  pin_id: Bigint;
  tier: Generated<number>;
  quality: Generated<number>;
  price_micros: Bigint | null;
  kind: Generated<number>;
  tsv: string;
  is_fresh: Generated<boolean>;
  version: Generated<number>;
  marks: Generated<string[]>;
  twin_of: Bigint | null;
}

export interface SearchNoticesTable {
  id: Generated<Bigint>;
  language: string;
  terms: string[];
  title: string;
  text: string;
  link_url: Generated<string>;
  link_label: Generated<string>;
  withholds: Generated<boolean>;
}

export interface SearchSnapshotsTable {
  key: string;
  built_at: Generated<Timestamp>;
  ids: string[];
}

export interface SecondFactorsTable {
  user_id: Bigint;
  sealed_secret: string;
  last_step: Generated<Bigint>;
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface SectionCountersTable {
  section_id: Bigint;
  pins: Generated<number>;
}

export interface SectionsTable {
  id: Bigint;
  board_id: Bigint;
  title: string;
  slug: string;
  position: Bigint;
  deleted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  merged_into: Bigint | null;
  merged_pin_ids: string[] | null;
}

export interface SessionsTable {
  id: Generated<Bigint>;
  user_id: Bigint;
  token_hash: Buffer;
  former_token_hash: Buffer | null;
  former_until: Timestamp | null;
  is_limited: Generated<boolean>;
  device: Generated<string>;
  place: Generated<string>;
  created_at: Generated<Timestamp>;
  seen_at: Generated<Timestamp>;
  expires_at: Timestamp;
  group_id: Bigint | null;
  via_user_id: Bigint | null;
  token_made_at: Generated<Timestamp>;
  network: string | null;
}

export interface ShoppingFacetsTable {
  one: Generated<boolean>;
  facets: unknown;
  made_at: Generated<Timestamp>;
}

export interface SignInNoncesTable {
  nonce_hash: Buffer;
  expires_at: Timestamp;
}

export interface SpentAccessTokensTable {
  token_hash: Buffer;
  expires_at: Timestamp;
}

export interface SponsorshipsTable {
  pin_id: Bigint;
  creator_id: Bigint;
  sponsor_id: Bigint | null;
  refused_by: Bigint | null;
  status: Generated<number>;
  asked_at: Generated<Timestamp>;
}

export interface StoryPinsTable {
  pin_id: Bigint;
  content: unknown;
  page_count: number;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  products: GeneratedAlways<unknown>;
}

export interface SuggestionsTable {
  id: GeneratedAlways<Bigint>;
  kind: number;
  target: Bigint | null;
  display: string;
  norm: string;
  weight: Generated<number>;
}

export interface TaggedObjectsTable {
  tag_id: Bigint;
  position: number;
  object_pin_id: Bigint | null;
  link_id: Bigint | null;
}

export interface TasteBeginningsTable {
  user_id: Bigint;
  after_pin_id: Bigint;
  before_pin_id: Generated<Bigint>;
}

export interface TasteDegreesTable {
  user_id: Bigint;
  board_id: Bigint;
  degree: number;
  changed_at: Generated<Timestamp>;
}

export interface TopicDegreesTable {
  user_id: Bigint;
  topic_id: Bigint;
  degree: number;
  changed_at: Generated<Timestamp>;
}

export interface TopicFollowsTable {
  follower_id: Bigint;
  topic_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface TopicNamesTable {
  topic_id: Bigint;
  language: string;
  name: string;
}

export interface TopicNeighboursTable {
  topic_id: Bigint;
  neighbour_id: Bigint;
  pictures: number;
}

export interface TopicProgressTable {
  one: Generated<boolean>;
  after_id: Generated<Bigint>;
  turn: Generated<number>;
}

export interface TopicSizesTable {
  topic_id: Bigint;
  pins: number;
}

export interface TopicWordsTable {
  topic_id: Bigint;
  word: string;
}

export interface TopicsTable {
  id: Generated<Bigint>;
  parent_id: Bigint | null;
  successor_id: Bigint | null;
  slug: string;
  is_hidden: Generated<boolean>;
  cover_pin_id: Bigint | null;
}

export interface TrendingSearchesTable {
  position: number;
  query: string;
  people: number;
  pin_ids: string[];
}

export interface UserCountersTable {
  user_id: Bigint;
  pins_public: Generated<number>;
  pins_all: Generated<number>;
  boards_public: Generated<number>;
  boards_secret: Generated<number>;
  followers: Generated<number>;
  following: Generated<number>;
}

export interface UserDocsTable {
  user_id: Bigint;
  tier: Generated<number>;
  quality: Generated<number>;
  tsv: string;
  version: Generated<number>;
}

export interface UserFollowsTable {
  follower_id: Bigint;
  user_id: Bigint;
  created_at: Generated<Timestamp>;
}

export interface UserSettingsTable {
  user_id: Bigint;
  messages_from_followed: Generated<string>;
  messages_from_followers: Generated<string>;
  messages_from_others: Generated<string>;
  mentions_from: Generated<string>;
  comments_from: Generated<string>;
  board_invites_from: Generated<string>;
  hidden_comment_words: Generated<string[]>;
  personalise_by_activity: Generated<boolean>;
  personalise_by_partners: Generated<boolean>;
  shows_shopping: Generated<boolean>;
  plays_videos: Generated<boolean>;
  allow_personalization_cookies: Generated<boolean>;
  allow_analytic_cookies: Generated<boolean>;
  allow_marketing_cookies: Generated<boolean>;
  cookies_chosen_at: Timestamp | null;
  blurs_unsafe: Generated<boolean>;
}

export interface UsernameRedirectsTable {
  old_username: string;
  user_id: Bigint;
  until: Timestamp;
}

export interface UsersTable {
  id: Generated<Bigint>;
  username: string;
  email: string | null;
  email_verified_at: Timestamp | null;
  full_name: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  about: Generated<string>;
  country: Generated<string>;
  locale: string | null;
  birthday: Day | null;
  gender: string | null;
  custom_gender: string | null;
  picture_signature: string | null;
  website_url: string | null;
  state: Generated<number>;
  is_private: Generated<boolean>;
  is_owner: Generated<boolean>;
  is_demo: Generated<boolean>;
  name_asked_at: Timestamp | null;
  last_board_id: Bigint | null;
  last_repin_id: Bigint | null;
  created_at: Generated<Timestamp>;
  cover_signature: string | null;
  is_hidden_from_search: Generated<boolean>;
  leaves_at: Timestamp | null;
  made_older_at: Timestamp | null;
  suspended_from: number | null;
}

export interface VideoCaptionsTable {
  pin_id: Bigint;
  language: string;
  cues: string;
  updated_at: Generated<Timestamp>;
  film: Generated<string>;
}

export interface VideoUploadsTable {
  id: string;
  user_id: Bigint;
  name: string;
  bytes: Bigint;
  status: Generated<string>;
  reason: string | null;
  progress: Generated<number>;
  edits: unknown;
  version: Generated<number>;
  picture_id: Bigint | null;
  created_at: Generated<Timestamp>;
  changed_at: Generated<Timestamp>;
  taken_at: Timestamp | null;
  taken_until: Timestamp | null;
}

export interface VocabularyTable {
  word: string;
  docs: number;
  corpus: Generated<number>;
  magnitude: GeneratedAlways<number>;
}

export interface VocabularyDeletionsTable {
  key: string;
  word: string;
  corpus: Generated<number>;
}

/** Every table of the schema by its name. */
export interface DB {
  account_groups: AccountGroupsTable;
  account_owners: AccountOwnersTable;
  app_records: AppRecordsTable;
  apps: AppsTable;
  articles: ArticlesTable;
  block_list: BlockListTable;
  blocks: BlocksTable;
  board_actions: BoardActionsTable;
  board_acts: BoardActsTable;
  board_codes: BoardCodesTable;
  board_collaborators: BoardCollaboratorsTable;
  board_counters: BoardCountersTable;
  board_docs: BoardDocsTable;
  board_follows: BoardFollowsTable;
  board_invites: BoardInvitesTable;
  board_notes: BoardNotesTable;
  board_poll_pins: BoardPollPinsTable;
  board_poll_votes: BoardPollVotesTable;
  board_polls: BoardPollsTable;
  board_slug_redirects: BoardSlugRedirectsTable;
  board_transfers: BoardTransfersTable;
  boards: BoardsTable;
  businesses: BusinessesTable;
  carousel_slots: CarouselSlotsTable;
  claimed_websites: ClaimedWebsitesTable;
  closed_addresses: ClosedAddressesTable;
  comment_counters: CommentCountersTable;
  comment_mentions: CommentMentionsTable;
  comment_reactions: CommentReactionsTable;
  comment_translations: CommentTranslationsTable;
  comment_watchers: CommentWatchersTable;
  comments: CommentsTable;
  connected_accounts: ConnectedAccountsTable;
  conversation_members: ConversationMembersTable;
  conversations: ConversationsTable;
  copy_wishes: CopyWishesTable;
  counter_deltas: CounterDeltasTable;
  country_tokens: CountryTokensTable;
  data_exports: DataExportsTable;
  demo_steps: DemoStepsTable;
  device_fingerprints: DeviceFingerprintsTable;
  dismissed_people: DismissedPeopleTable;
  domain_events: DomainEventsTable;
  draft_captions: DraftCaptionsTable;
  editors: EditorsTable;
  feed_snapshots: FeedSnapshotsTable;
  feedback: FeedbackTable;
  fewer_wanted: FewerWantedTable;
  graph_changes: GraphChangesTable;
  graph_epochs: GraphEpochsTable;
  handshake_tokens: HandshakeTokensTable;
  held_people: HeldPeopleTable;
  helpful_comments: HelpfulCommentsTable;
  hidden_commenters: HiddenCommentersTable;
  hidden_comments: HiddenCommentsTable;
  hidden_pins: HiddenPinsTable;
  home_daily: HomeDailyTable;
  idempotency_keys: IdempotencyKeysTable;
  import_boards: ImportBoardsTable;
  import_items: ImportItemsTable;
  import_places: ImportPlacesTable;
  import_uploads: ImportUploadsTable;
  imports: ImportsTable;
  instance_settings: InstanceSettingsTable;
  invitations: InvitationsTable;
  invite_codes: InviteCodesTable;
  invite_denials: InviteDenialsTable;
  invited_people: InvitedPeopleTable;
  kept_copies: KeptCopiesTable;
  kept_mails: KeptMailsTable;
  known_devices: KnownDevicesTable;
  limit_counters: LimitCountersTable;
  limited_people: LimitedPeopleTable;
  link_prices: LinkPricesTable;
  links: LinksTable;
  log_in_attempts: LogInAttemptsTable;
  mail_tokens: MailTokensTable;
  merchant_banner_dismissals: MerchantBannerDismissalsTable;
  merchants: MerchantsTable;
  message_addresses: MessageAddressesTable;
  message_reactions: MessageReactionsTable;
  messages: MessagesTable;
  moderation_cases: ModerationCasesTable;
  moderation_log: ModerationLogTable;
  moderators: ModeratorsTable;
  mutes: MutesTable;
  newest_first: NewestFirstTable;
  news: NewsTable;
  news_actors: NewsActorsTable;
  news_comments: NewsCommentsTable;
  news_digests: NewsDigestsTable;
  news_fanout_actors: NewsFanoutActorsTable;
  news_fanouts: NewsFanoutsTable;
  news_mails: NewsMailsTable;
  news_milestones: NewsMilestonesTable;
  news_reads: NewsReadsTable;
  notification_settings: NotificationSettingsTable;
  operator_log: OperatorLogTable;
  own_docs: OwnDocsTable;
  owner_links: OwnerLinksTable;
  page_copies: PageCopiesTable;
  parental_passcodes: ParentalPasscodesTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  passwords: PasswordsTable;
  picture_counters: PictureCountersTable;
  picture_holds: PictureHoldsTable;
  picture_looks: PictureLooksTable;
  picture_ratings: PictureRatingsTable;
  picture_topics: PictureTopicsTable;
  picture_uploads: PictureUploadsTable;
  pictures: PicturesTable;
  pin_counters: PinCountersTable;
  pin_drafts: PinDraftsTable;
  pin_notes: PinNotesTable;
  pin_picture_edits: PinPictureEditsTable;
  pin_reactions: PinReactionsTable;
  pin_skin_tones: PinSkinTonesTable;
  pin_tags: PinTagsTable;
  pin_topics: PinTopicsTable;
  pins: PinsTable;
  prevalence_samples: PrevalenceSamplesTable;
  push_outbox: PushOutboxTable;
  push_subscriptions: PushSubscriptionsTable;
  recent_personal_searches: RecentPersonalSearchesTable;
  recent_searches: RecentSearchesTable;
  recovery_codes: RecoveryCodesTable;
  refused_addresses: RefusedAddressesTable;
  registration_settings: RegistrationSettingsTable;
  related_snapshots: RelatedSnapshotsTable;
  removed_messages: RemovedMessagesTable;
  removed_profiles: RemovedProfilesTable;
  reports: ReportsTable;
  said_texts: SaidTextsTable;
  saved_replies: SavedRepliesTable;
  saved_searches: SavedSearchesTable;
  schema_migrations: SchemaMigrationsTable;
  search_docs: SearchDocsTable;
  search_notices: SearchNoticesTable;
  search_snapshots: SearchSnapshotsTable;
  second_factors: SecondFactorsTable;
  section_counters: SectionCountersTable;
  sections: SectionsTable;
  sessions: SessionsTable;
  shopping_facets: ShoppingFacetsTable;
  sign_in_nonces: SignInNoncesTable;
  spent_access_tokens: SpentAccessTokensTable;
  sponsorships: SponsorshipsTable;
  story_pins: StoryPinsTable;
  suggestions: SuggestionsTable;
  tagged_objects: TaggedObjectsTable;
  taste_beginnings: TasteBeginningsTable;
  taste_degrees: TasteDegreesTable;
  topic_degrees: TopicDegreesTable;
  topic_follows: TopicFollowsTable;
  topic_names: TopicNamesTable;
  topic_neighbours: TopicNeighboursTable;
  topic_progress: TopicProgressTable;
  topic_sizes: TopicSizesTable;
  topic_words: TopicWordsTable;
  topics: TopicsTable;
  trending_searches: TrendingSearchesTable;
  user_counters: UserCountersTable;
  user_docs: UserDocsTable;
  user_follows: UserFollowsTable;
  user_settings: UserSettingsTable;
  username_redirects: UsernameRedirectsTable;
  users: UsersTable;
  video_captions: VideoCaptionsTable;
  video_uploads: VideoUploadsTable;
  vocabulary: VocabularyTable;
  vocabulary_deletions: VocabularyDeletionsTable;
}
