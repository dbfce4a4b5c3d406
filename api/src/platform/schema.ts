// Written by `npm run types` from the migrations: not by hand.
import type * as rules from '@rondo/rules';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

/** Read as ISO text. */
type Timestamp = ColumnType<string, Date | string, Date | string>;
type Day = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, object, object>;
/** Is filled when it isn't given. */
type Filled<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : Generated<T>;

interface AccountCode {
  account: string;
  rgs: string;
}

interface AccountDay {
  day: Day;
  account: string;
  kind: string;
  added_cents: number;
  taken_cents: number;
  postings: number;
}

interface AddressChange {
  id: GeneratedAlways<number>;
  user_id: string;
  email: string;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface AdminAction {
  id: GeneratedAlways<number>;
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  reason: string | null;
  before: Json | null;
  after: Json | null;
  address: string | null;
  session_id: number | null;
  at: Timestamp;
  about_id: string | null;
  amount_cents: number | null;
  request_id: string | null;
}

interface AdminAppointment {
  admin_id: string;
  appointed_by: string;
  appointed_at: Timestamp;
}

interface AgainWish {
  game_id: string;
  user_id: string;
  asked_at: Timestamp;
}

interface AppUser {
  id: Filled<string>;
  name: string;
  email: string;
  password_hash: string | null;
  role: Filled<'guest' | 'player' | 'organiser' | 'admin'>;
  photo: string | null;
  language: Filled<rules.Language>;
  newsletter_consent: Filled<boolean>;
  terms_accepted_at: Timestamp | null;
  privacy_accepted_at: Timestamp | null;
  game_count: Filled<number>;
  confirmed_at: Timestamp | null;
  deleted_at: Timestamp | null;
  created_at: Filled<Timestamp>;
  hides_name: Filled<boolean>;
  banned_at: Timestamp | null;
  organiser_kind: 'freelance' | 'volunteer' | null;
  home_city: string | null;
  page_readers: Filled<'everyone' | 'partners' | 'nobody'>;
  liked_sports: Filled<string[]>;
  playing_hours: Filled<string[]>;
  spoken_languages: Filled<string[]>;
  shows_playing: Filled<boolean>;
  suggests_games: Filled<boolean>;
  search_text: GeneratedAlways<string>;
  used_at: Filled<Timestamp>;
  shows_first_name: Filled<boolean>;
}

interface AppliedFunction {
  name: string;
  checksum: string;
  applied_at: Filled<Timestamp>;
}

interface AttendanceReview {
  game_id: string;
  confirmed_at: Timestamp;
}

interface BackUp {
  act: 'taken' | 'verified';
  ended_at: Timestamp;
  place: string | null;
  bytes: number | null;
}

interface BackUpTry {
  act: 'asked' | 'take_failed' | 'verify_failed';
  at: Timestamp;
  says: string | null;
}

interface BankDetails {
  user_id: string;
  holder: string;
  iban_sealed: Buffer;
  iban_masked: string;
  changed_at: Timestamp;
  confirmed_at: Timestamp | null;
  confirmed_by: string | null;
  kind: Filled<'organiser' | 'guest'>;
}

interface BankEntry {
  id: string;
  statement_id: string;
  booked_on: Day;
  amount_cents: number;
  bank_reference: string;
  our_references: string[];
  name: string;
  iban_masked: string;
  words: string;
  print: Buffer;
  reason: string | null;
  reason_by: string | null;
  reason_at: Timestamp | null;
}

interface BankMatch {
  entry_id: string;
  kind: 'settlement' | 'payout' | 'return' | 'journal';
  settlement_id: string | null;
  payout_line_id: string | null;
  journal_id: number | null;
}

interface BankStatement {
  id: string;
  place: GeneratedAlways<number>;
  iban: string;
  number: string;
  from_day: Day;
  until_day: Day;
  opening_cents: number;
  closing_cents: number;
  entries: number;
  print: Buffer;
  added_by: string;
  added_at: Timestamp;
}

interface BankStatementEntry {
  statement_id: string;
  entry_id: string;
}

interface BookingLink {
  registration_id: string;
  corrected: Filled<number>;
  opened_at: Timestamp | null;
}

interface BulkChange {
  id: Filled<string>;
  act: 'cancel' | 'move';
  note: string;
  days: Filled<number>;
  minutes: Filled<number>;
  latitude: number | null;
  longitude: number | null;
  address: string | null;
  city: string | null;
  country: string | null;
  place_description: string | null;
  asked_by: string;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

interface BulkChangeGame {
  bulk_change_id: string;
  game_id: string;
  state: Filled<'waiting' | 'done' | 'refused'>;
  refusal: string | null;
}

interface Calendar {
  id: Filled<string>;
  user_id: string;
  search: string | null;
  created_at: Timestamp;
}

interface Challenge {
  game_id: string;
  away_community_id: string;
  home_team_id: string;
  away_team_id: string;
  asked_at: Timestamp;
  answered_at: Timestamp | null;
  accepted: boolean | null;
  answered_by: string | null;
}

interface CheckIn {
  registration_id: string;
  user_id: string;
  mark: 'here' | 'not_here' | 'none';
  marked_at: Timestamp;
}

interface ClockOffset {
  singleton: Filled<boolean>;
  ahead: unknown;
}

interface CoOrganiser {
  id: Filled<string>;
  game_id: string;
  user_id: string | null;
  address: string | null;
  rights: string[];
  created_at: Timestamp;
}

interface Community {
  id: Filled<string>;
  short_code: string;
  name: string;
  description: Filled<string>;
  sport: rules.Sport;
  city: string;
  country: Filled<string>;
  banner_image: string | null;
  location_image: string | null;
  is_private: Filled<boolean>;
  show_elo: Filled<boolean>;
  is_rating_visible: Filled<boolean>;
  is_rating_enabled: Filled<boolean>;
  are_nicknames_enabled: Filled<boolean>;
  featured_position: number | null;
  member_count: Filled<number>;
  created_at: Filled<Timestamp>;
  games_told_until: Filled<Timestamp>;
  news_told_at: Filled<Timestamp[]>;
  search_text: GeneratedAlways<string>;
  closed_at: Timestamp | null;
  closed_note: string | null;
}

interface CommunityFormerCode {
  code: string;
  community_id: string;
}

interface CommunityInvitation {
  code: string;
  community_id: string;
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  uses_most: number;
  uses: Filled<number>;
}

interface CommunityMember {
  community_id: string;
  user_id: string;
  status: 'pending' | 'approved' | 'denied' | 'left';
  is_admin: Filled<boolean>;
  message: Filled<string>;
  admin_note: string | null;
  notifications: Filled<boolean>;
  requested_at: Filled<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: string | null;
  is_removed: Filled<boolean>;
}

interface CommunityNews {
  id: Filled<string>;
  community_id: string;
  author_id: string | null;
  title: string;
  body: string;
  picture: string | null;
  is_pinned: Filled<boolean>;
  is_told: boolean;
  created_at: Timestamp;
  changed_at: Timestamp | null;
}

interface CommunitySize {
  community_id: string;
  day: Day;
  members: number;
}

interface CommunityTag {
  id: Filled<string>;
  community_id: string;
  tag: string;
  color: 'grey' | 'green' | 'blue' | 'orange' | 'violet' | 'rose';
  description: string;
}

interface Company {
  user_id: string;
  name: string;
  address: string;
  vat: string;
  kvk: string | null;
  changed_at: Timestamp;
}

interface Correction {
  id: Filled<string>;
  user_id: string;
  account: 'wallet' | 'owed_to_organiser' | 'losses';
  against: 'revenue' | 'promotions' | 'provider' | 'bank' | 'losses';
  amount_cents: number;
  order_id: string | null;
  reason: string;
  proposed_by: string;
  proposed_at: Timestamp;
  expires_at: Timestamp;
  decision: 'approved' | 'declined' | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
  decided_reason: string | null;
}

interface DailyClose {
  day: Day;
  first_journal: number | null;
  last_journal: number | null;
  journals: number;
  postings: number;
  wallet_cents: number;
  escrow_cents: number;
  owed_to_guest_cents: number;
  revenue_cents: number;
  provider_cents: number;
  promotions_cents: number;
  fees_cents: number;
  wallets_cents: number;
  previous_hash: Buffer;
  hash: Buffer;
  closed_at: Timestamp;
  checkout_cents: number;
  owed_to_organiser_cents: number;
  payout_cents: number;
  bank_cents: number;
  losses_cents: number;
  reserved_cents: Filled<number>;
  pass_cents: Filled<number>;
  owed_by_person_cents: Filled<number>;
  vat_cents: Filled<number>;
  vat_in_sales_cents: Filled<number>;
  provider_costs_cents: Filled<number>;
  unexplained_cents: Filled<number>;
  costs_cents: Filled<number>;
  input_vat_cents: Filled<number>;
}

interface Demand {
  town_id: number;
  sport: rules.Sport;
  part:
    | 'weekdayMorning'
    | 'weekdayAfternoon'
    | 'weekdayEvening'
    | 'weekendMorning'
    | 'weekendAfternoon'
    | 'weekendEvening';
  people: number;
  level: 'All levels' | 'Beginner' | 'Intermediate' | 'Advanced';
  price_cents: number | null;
  counted_at: Timestamp;
  game_id: string | null;
  answered_at: Timestamp | null;
}

interface DemandCount {
  singleton: Filled<boolean>;
  counted_at: Timestamp;
}

interface Document {
  id: string;
  series: string;
  year: number;
  number: number;
  journal_id: number;
  vat_journal_id: number | null;
  user_id: string;
  day: Day;
  issued_at: Timestamp;
  seller_id: number | null;
  about_name: string | null;
  about_at: Timestamp | null;
  game_id: string | null;
  pass_id: string | null;
  order_id: string | null;
  registration_id: string | null;
  why: string | null;
}

interface DocumentBuyer {
  document_id: string;
  contents: Json;
  named_at: Timestamp;
}

interface DocumentCursor {
  singleton: Filled<boolean>;
  since: Timestamp;
  until: Timestamp;
  rates_until: Day | null;
}

interface DocumentLine {
  document_id: string;
  position: number;
  kind: 'game' | 'pass' | 'fee' | 'correction';
  rate: number;
  exempt_reason: string | null;
  cents: number;
  vat_cents: number;
  of_document: string | null;
  of_position: number | null;
  gift_cents: Filled<number>;
}

interface DocumentSeries {
  series: 'R' | 'C';
  year: number;
  last: number;
}

interface DormantAccount {
  user_id: string;
  told_at: Timestamp;
  reminded_at: Timestamp | null;
  held_at: Timestamp | null;
  ends_at: Timestamp;
  next_at: Timestamp;
}

interface EarlyBird {
  id: Filled<string>;
  game_id: string;
  priority: number;
  spots_total: number;
  spots_occupied: Filled<number>;
  discount_type: 'percentage' | 'fixed';
  discount_value: number;
}

interface Enquiry {
  id: Filled<string>;
  kind: 'business' | 'facility' | 'organiser';
  name: string;
  email: string;
  user_id: string | null;
  language: rules.Language;
  details: Json;
  state: Filled<'open' | 'assigned' | 'answered' | 'closed' | 'approved' | 'declined'>;
  assigned_to: string | null;
  created_at: Timestamp;
  state_at: Timestamp;
  answer: string | null;
  awaits_account: Filled<boolean>;
  search_text: GeneratedAlways<string>;
}

interface EnquiryAnswer {
  id: GeneratedAlways<number>;
  enquiry_id: string;
  answered_by: string | null;
  words: string;
  created_at: Timestamp;
}

interface EnquiryPhoto {
  path: string;
  enquiry_id: string | null;
  position: number;
}

interface Event {
  id: GeneratedAlways<number>;
  name: string;
  data: Json;
  happened_at: Timestamp;
  heard_at: Timestamp | null;
  tries: Filled<number>;
  try_at: Timestamp | null;
  traceparent: string | null;
}

interface Forecast {
  latitude: number;
  longitude: number;
  asked_at: Timestamp;
  fetched_at: Timestamp | null;
  source: 'openMeteo' | 'sandbox' | null;
  hours: Json | null;
}

interface FullMailbox {
  address: string;
}

interface Game {
  id: Filled<string>;
  name: string;
  description: Filled<string>;
  contact_details: Filled<string>;
  organisational_details: Filled<string>;
  sport: rules.Sport;
  level: 'All levels' | 'Beginner' | 'Intermediate' | 'Advanced';
  level_limit: Filled<number>;
  elo_disabled: Filled<boolean>;
  surface: 'Indoors' | 'Grass' | 'Artificial grass' | 'Concrete' | 'Sand';
  field_identifier: Filled<string>;
  capacity: number;
  minimum_players: number;
  placeholder_players: Filled<number>;
  joined_count: Filled<number>;
  price_cents: number;
  passcode: string | null;
  starts_at: Timestamp;
  duration_minutes: number;
  ends_at: Timestamp;
  cutoff_at: Timestamp;
  status: Filled<'pending' | 'confirmed' | 'cancelled'>;
  archived: Filled<boolean>;
  photo: string | null;
  location_image: string | null;
  latitude: number;
  longitude: number;
  tile: GeneratedAlways<number>;
  address: string;
  city: Filled<string>;
  country: Filled<string>;
  place_description: Filled<string>;
  organiser_id: string;
  community_id: string | null;
  series_id: string | null;
  group_chat: string | null;
  tournament: Filled<boolean>;
  tournament_external: Filled<boolean>;
  tournament_org: string | null;
  tournament_link: string | null;
  signup_opens_in_days: number | null;
  featured_position: number | null;
  external_member_price_cents: number | null;
  rescheduled_at: Timestamp | null;
  changed_at: Timestamp | null;
  cancel_note: string | null;
  created_at: Timestamp;
  search_text: Filled<string>;
  key_version: Filled<number>;
  unproved_count: Filled<number>;
  cancelled_by: 'system' | 'organiser' | 'rondo' | null;
  private_community_id: string | null;
  draw_secret: Filled<string>;
  organiser_paid: Filled<boolean>;
  venue_id: GeneratedAlways<string>;
  moved_from: Timestamp | null;
  again_of_id: string | null;
}

interface GameCell {
  cell: number;
  sport: rules.Sport;
  private_community_id: string | null;
  games: number;
  id_high: number;
  id_low: number;
  latitude_sum: number;
  longitude_sum: number;
  south: number | null;
  west: number | null;
  north: number | null;
  east: number | null;
}

interface GameInvitation {
  id: GeneratedAlways<number>;
  game_id: string;
  sender_id: string;
  receiver_id: string;
  created_at: Timestamp;
  declined_at: Timestamp | null;
}

interface GameReminder {
  game_id: string;
  kind: 'matchInADay' | 'matchInTwoHours';
  starts_at: Timestamp;
  reminded_at: Timestamp;
}

interface GameResult {
  id: string;
  game_id: string;
  bouts: Json;
  entered_at: Timestamp;
  written_at: Timestamp;
  entered_by: string | null;
  side_id: string | null;
  confirmed_at: Timestamp | null;
  confirmed_by: string | null;
}

interface GameSeries {
  id: Filled<string>;
  organiser_id: string;
  created_at: Filled<Timestamp>;
  regular_spots: Filled<number>;
  regular_days: Filled<number>;
  pass_percent: number | null;
}

interface GivenTag {
  tag_id: string;
  user_id: string;
  given_at: Timestamp;
  declined_at: Timestamp | null;
}

interface Grading {
  id: GeneratedAlways<number>;
  game_id: string;
  rater_id: string;
  target_id: string;
  sport: rules.RatedSport;
  grade: number;
  created_at: Timestamp;
  counted_at: Timestamp | null;
}

interface GroupMessage {
  id: Filled<string>;
  game_id: string | null;
  community_id: string | null;
  author_id: string | null;
  words: string;
  to_waiting: Filled<boolean>;
  number: number | null;
  reached: number;
  created_at: Timestamp;
  removed_at: Timestamp | null;
}

interface GroupMessageReport {
  message_id: string;
  reporter_id: string;
  reason: string;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

interface HandOver {
  id: Filled<string>;
  game_id: string;
  registration_id: string;
  to_user_id: string | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  outcome: 'taken' | 'declined' | 'withdrawn' | null;
  to_queue: Filled<boolean>;
}

interface IdempotencyKey {
  user_id: string;
  key: string;
  body_hash: Buffer;
  answer: Json;
  created_at: Filled<Timestamp>;
}

interface IdentityLink {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Filled<Timestamp>;
}

interface JobRun {
  name: string;
  last_at: Timestamp;
  took_ms: number;
  runs: number;
  failures: number;
  is_failing: boolean;
  last_error: string | null;
  failed_at: Timestamp | null;
}

interface JoinGroup {
  id: string;
  game_id: string;
  starter_id: string;
  way: 'all' | 'fit';
  places: number;
  expires_at: Timestamp;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  outcome: 'complete' | 'expired' | 'declined' | 'withdrawn' | 'gone' | null;
}

interface JoinGroupMember {
  group_id: string;
  user_id: string;
  status: 'invited' | 'reserved' | 'joined' | 'declined';
  price_cents: number | null;
  paid_cents: number | null;
  price_lines: Json | null;
  team_id: string | null;
  early_bird_id: string | null;
  promocode_id: string | null;
  periodic_id: string | null;
  periodic_month: Day | null;
  created_at: Timestamp;
}

interface Journal {
  id: GeneratedAlways<number>;
  kind:
    | 'top_up'
    | 'entrance_fee'
    | 'refund'
    | 'cancellation'
    | 'settlement'
    | 'promotion'
    | 'guest_payment'
    | 'guest_release'
    | 'late_payment'
    | 'forfeit'
    | 'demo'
    | 'organiser_pay'
    | 'organiser_pay_reversal'
    | 'payout'
    | 'payout_executed'
    | 'payout_returned'
    | 'payout_undone'
    | 'correction'
    | 'group_reserved'
    | 'group_back'
    | 'pass_bought'
    | 'pass_back'
    | 'charge_back'
    | 'charge_back_won'
    | 'owed_settled'
    | 'owed_ended'
    | 'guest_back'
    | 'guest_back_by_bank'
    | 'goodwill'
    | 'vat'
    | 'provider_paid'
    | 'provider_explained'
    | 'provider_resolved'
    | 'top_up_back'
    | 'gift_back'
    | 'refund_asked'
    | 'refund_failed'
    | 'refund_again'
    | 'own_entry'
    | 'pay_vat';
  idempotency_key: string;
  game_id: string | null;
  user_id: string | null;
  order_id: string | null;
  registration_id: string | null;
  created_at: Timestamp;
  valued_at: Timestamp | null;
}

interface JournalHash {
  day: Day;
  journal_id: number;
  hash: Buffer;
}

interface JournalReason {
  journal_id: number;
  user_id: string;
  reason: string;
}

interface Label {
  id: GeneratedAlways<number>;
  community_id: string;
  user_id: string;
  kind: 'tag' | 'nickname';
  words: string;
  status: 'pending' | 'confirmed' | 'rejected' | 'removed';
  place: number | null;
  suggested_by: string | null;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

interface LabelReport {
  label_id: number;
  reporter_id: string;
  reason: string;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

interface Language {
  code: string;
}

interface LateChange {
  game_id: string;
  number: number;
  made_by: string | null;
  minutes_later: number;
  note: string;
  started_at: Timestamp;
  created_at: Timestamp;
}

interface LedgerCut {
  singleton: Filled<boolean>;
  until: Timestamp;
}

interface LooseFile {
  address: string;
  look_at: Timestamp;
}

interface Mail {
  id: Filled<string>;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Timestamp;
  attempts: Filled<number>;
  next_attempt_at: Filled<Timestamp>;
  sent_at: Timestamp | null;
  last_error: string | null;
  user_id: string | null;
  language: rules.Language | null;
  category: string | null;
  waits: Filled<boolean>;
  line: string | null;
  link: string | null;
  digest_id: string | null;
  failed_at: Timestamp | null;
  budget: string | null;
  inbox: string | null;
  queued_at: Filled<Timestamp>;
  calendar: string | null;
  file: Buffer | null;
  file_name: string | null;
}

interface MailSuppression {
  email: string;
  reason: 'refused' | 'bounced' | 'complained';
  since: Filled<Timestamp>;
  until: Timestamp | null;
  times: Filled<number>;
}

interface Migration {
  name: string;
  applied_at: Filled<Timestamp>;
  checksum: string | null;
  needs: string | null;
}

interface MissingPayout {
  order_id: string;
  cents: number;
  resolution: 'provider' | 'losses';
  resolved_reason: string;
  resolved_by: string;
  resolved_at: Timestamp;
}

interface MonthClose {
  month: Day;
  figures: Json;
  closed_by: string;
  closed_at: Timestamp;
  previous_hash: Buffer;
  hash: Buffer;
}

interface Newsletter {
  id: Filled<string>;
  author_id: string;
  state: Filled<'draft' | 'sending' | 'sent' | 'stopped'>;
  created_at: Timestamp;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  people: Filled<number>;
  sent: Filled<number>;
  bounced: Filled<number>;
}

interface NewsletterDelivery {
  id: Filled<string>;
  newsletter_id: string;
  email: string;
  inbox: GeneratedAlways<string>;
  user_id: string | null;
  language: rules.Language;
  state: Filled<'waiting' | 'queued' | 'sent' | 'bounced' | 'failed' | 'withdrawn'>;
  queued_at: Timestamp | null;
  settled_at: Timestamp | null;
}

interface NewsletterRequest {
  email: string;
  token_hash: Buffer;
  language: rules.Language;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface NewsletterSubscription {
  email: string;
  created_at: Filled<Timestamp>;
  unsubscribed_at: Timestamp | null;
  address_hash: Buffer;
  language: Filled<rules.Language>;
  source: Filled<'form' | 'file'>;
}

interface NewsletterText {
  newsletter_id: string;
  language: rules.Language;
  subject: string;
  body: string;
}

interface NoShow {
  id: Filled<string>;
  registration_id: string;
  game_id: string;
  user_id: string;
  state: Filled<'marked' | 'appealed' | 'kept' | 'escalated' | 'upheld' | 'taken_back'>;
  state_at: Timestamp;
  marked_at: Timestamp;
  appeal: string | null;
  reason: string | null;
  second_appeal: string | null;
  verdict: string | null;
}

interface Notification {
  id: Filled<string>;
  user_id: string;
  kind: rules.NotificationKind;
  status: Filled<'unread' | 'read' | 'archived'>;
  game_id: string | null;
  community_id: string | null;
  params: Filled<Json>;
  redirect_path: string | null;
  created_at: Timestamp;
  in_app: Filled<boolean>;
  delivered_at: Timestamp | null;
  named_id: string | null;
}

interface NotificationChoice {
  user_id: string;
  category:
    | 'offers'
    | 'changes'
    | 'money'
    | 'bookings'
    | 'games'
    | 'reminders'
    | 'spots'
    | 'signUps'
    | 'organising'
    | 'ratings'
    | 'communities'
    | 'invitations'
    | 'wishes'
    | 'messages'
    | 'rescues';
  channel: 'app' | 'mail' | 'push';
  is_on: boolean;
  ended_by: string | null;
  was_on: boolean | null;
}

interface NotificationKind {
  name: string;
}

interface Pass {
  id: string;
  series_id: string;
  game_id: string;
  user_id: string;
  ride_cents: number;
  rides_left: number;
  bought_at: Timestamp;
  ends_at: Timestamp;
  soon_told_at: Timestamp | null;
  ended_at: Timestamp | null;
  outcome: 'played' | 'handed_back' | 'expired' | 'season_over' | 'given_up' | null;
  refunded_cents: number | null;
  retained_cents: number | null;
}

interface Passkey {
  id: Filled<string>;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: Filled<string[]>;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

interface PayInvoice {
  id: string;
  user_id: string;
  year: number;
  number: number;
  journal_id: number;
  vat_journal_id: number;
  of_id: string | null;
  day: Day;
  issued_at: Timestamp;
  game_id: string;
  about_name: string;
  about_at: Timestamp;
  rate: number;
  cents: number;
  vat_cents: number;
  supplier_name: string;
  supplier_address: string;
  supplier_vat: string;
  buyer_id: number;
}

interface PayYearTold {
  user_id: string;
  year: number;
  told_at: Timestamp;
}

interface PaymentOrder {
  id: Filled<string>;
  user_id: string;
  kind: 'top_up' | 'guest_payment' | 'external_event' | 'spot_payment';
  amount_cents: number;
  fee_cents: number;
  method: 'ideal' | 'revolut' | 'card' | 'applepay';
  status: Filled<'created' | 'paid' | 'failed' | 'expired'>;
  provider: string;
  provider_reference: string | null;
  checkout_url: string | null;
  game_id: string | null;
  return_to: string | null;
  review_note: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  settled_at: Timestamp | null;
  team_id: string | null;
  early_bird_id: string | null;
  price_cents: number | null;
  price_lines: Json | null;
  details: Json | null;
  handled_at: Timestamp | null;
  outcome: 'joined' | 'credited' | 'none' | 'returned' | null;
  ask_again_at: Timestamp | null;
  asked_at: Timestamp | null;
  next_ask_at: Timestamp | null;
  unanswered_asks: Filled<number>;
  promocode_id: string | null;
  periodic_id: string | null;
  periodic_month: Day | null;
  resolution: 'credit' | 'refund' | 'dismiss' | null;
  resolved_at: Timestamp | null;
  resolved_reason: string | null;
  refunded_at: Timestamp | null;
  is_only: Filled<boolean>;
  superseded_at: Timestamp | null;
  closed_at: Timestamp | null;
  taken_back_cents: Filled<number>;
  taken_back_at: Timestamp | null;
  take_backs: Filled<number>;
  back_cents: number | null;
  back_asked_at: Timestamp | null;
  back_fee_cents: Filled<number>;
  review_facts: Json | null;
}

interface PayoutLine {
  id: Filled<string>;
  run_id: string;
  user_id: string;
  amount_cents: number;
  holder: string;
  iban_sealed: Buffer;
  iban_masked: string;
  filed_at: Timestamp | null;
  executed_at: Timestamp | null;
  returned_at: Timestamp | null;
  reason: Filled<string>;
  state: GeneratedAlways<'proposed' | 'filed' | 'executed' | 'returned'>;
  details_changed_at: Timestamp | null;
  steps: Filled<number>;
  kind: Filled<'organiser' | 'guest'>;
}

interface PayoutRun {
  id: Filled<string>;
  number: GeneratedAlways<number>;
  created_by: string;
  created_at: Timestamp;
}

interface PhoneTicket {
  registration_id: string;
  user_id: string;
  says: string;
  created_at: Timestamp;
  changed_at: Timestamp | null;
}

interface PhoneTicketCopy {
  registration_id: string;
  wallet: 'apple' | 'google';
  device: string;
  push_token: string | null;
  told_at: Timestamp;
  try_at: Timestamp;
}

interface Place {
  id: number;
  name: string;
  municipality: string;
  province: string;
  latitude: number;
  longitude: number;
  population: Filled<number>;
  search_text: string;
}

interface PlayedGames {
  part: number;
  games: number;
}

interface Posting {
  id: GeneratedAlways<number>;
  journal_id: number;
  account:
    | 'wallet'
    | 'escrow'
    | 'checkout'
    | 'reserved'
    | 'pass'
    | 'owed_to_guest'
    | 'owed_to_organiser'
    | 'owed_by_person'
    | 'payout'
    | 'bank'
    | 'losses'
    | 'revenue'
    | 'provider'
    | 'promotions'
    | 'fees'
    | 'vat'
    | 'vat_in_sales'
    | 'provider_costs'
    | 'unexplained'
    | 'costs'
    | 'input_vat';
  owner_id: string | null;
  amount_cents: number;
}

interface PreferredCity {
  name: string;
  latitude: number;
  longitude: number;
  position: number | null;
}

interface Promocode {
  id: Filled<string>;
  code: string;
  name: string;
  promo_type: 'periodic' | 'other';
  discount_type: 'percentage' | 'nominal' | 'topupBalance';
  discount_value: number;
  match_scope: Filled<'all' | 'selected'>;
  ends_at: Timestamp | null;
  uses_total: number | null;
  uses_taken: Filled<number>;
  created_at: Filled<Timestamp>;
  starts_at: Timestamp | null;
  word_freed_at: Timestamp | null;
  made_by: string | null;
  needs_second: Filled<boolean>;
  agreed_at: Timestamp | null;
  agreed_by: string | null;
}

interface PromocodeGame {
  promocode_id: string;
  game_id: string;
}

interface PromocodeHolder {
  user_id: string;
  promocode_id: string;
  activated_at: Timestamp;
  is_selected: Filled<boolean>;
  redeemed_at: Timestamp | null;
  redeemed_registration_id: string | null;
}

interface ProviderBalance {
  provider: string;
  told_cents: number;
  booked_cents: number;
  at: Timestamp;
}

interface PushMessage {
  id: Filled<string>;
  subscription_id: string;
  payload: Json;
  attempts: Filled<number>;
  next_attempt_at: Filled<Timestamp>;
  expires_at: Timestamp;
  last_error: string | null;
  created_at: Filled<Timestamp>;
}

interface PushSubscription {
  id: Filled<string>;
  user_id: string;
  session_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Filled<Timestamp>;
}

interface QuietHours {
  user_id: string;
  from_minute: number | null;
  until_minute: number | null;
}

interface RainTold {
  game_id: string;
  starts_at: Timestamp;
  told_at: Timestamp;
}

interface RankCount {
  sport: rules.RatedSport;
  width: number;
  part: number;
  players: number;
}

interface RateLimit {
  subject: string;
  window_start: Timestamp;
  attempts: number;
}

interface RatedSport {
  name: rules.Sport;
}

interface Rater {
  user_id: string;
  sport: rules.RatedSport;
  leniency: number;
  slope: number;
  noise: number;
  uncertainty: number;
  grade_count: number;
  updated_at: Timestamp;
}

interface RatingReceipt {
  id: GeneratedAlways<number>;
  user_id: string;
  sport: rules.RatedSport;
  rater_count: number;
  first_day: Day;
  last_day: Day;
  score_before: number | null;
  score_after: number;
  last_grading_id: number;
  created_at: Timestamp;
}

interface Recovery {
  id: GeneratedAlways<number>;
  user_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface Refund {
  id: string;
  order_id: string;
  cents: number;
  fee_cents: Filled<number>;
  currency: Filled<string>;
  state: Filled<'asked' | 'under_way' | 'arrived' | 'failed'>;
  at_provider: Filled<boolean>;
  provider_reference: string | null;
  again_of: string | null;
  asked_at: Timestamp;
  sent_at: Timestamp | null;
  arrived_at: Timestamp | null;
  failed_at: Timestamp | null;
  ask_at: Timestamp | null;
  resolution: 'again' | 'bank' | 'kept' | null;
  resolved_reason: string | null;
  resolved_by: string | null;
  resolved_at: Timestamp | null;
}

interface Registration {
  id: Filled<string>;
  place: GeneratedAlways<number>;
  game_id: string;
  user_id: string;
  payer_id: string;
  team_id: string | null;
  early_bird_id: string | null;
  price_cents: number;
  paid_cents: number;
  status: Filled<'active' | 'left' | 'refunded' | 'cancelled' | 'played'>;
  refunded_cents: Filled<number>;
  retained_cents: Filled<number>;
  joined_at: Timestamp;
  ended_at: Timestamp | null;
  order_id: string | null;
  price_lines: Json | null;
  free_since: Timestamp | null;
  proof_until: Timestamp | null;
  pass_id: string | null;
}

interface Regular {
  series_id: string;
  user_id: string;
  since: Timestamp;
}

interface RescueTold {
  game_id: string;
  user_id: string;
  wave: number;
  told_on: Day;
}

interface RescueWave {
  game_id: string;
  number: number;
  missing: number;
  started_at: Timestamp;
}

interface SandboxDownpour {
  latitude: number;
  longitude: number;
}

interface SandboxPayment {
  reference: string;
  order_id: string;
  total_cents: number;
  method: string;
  description: string;
  return_url: string;
  status: Filled<'open' | 'paid' | 'failed' | 'expired' | 'reversed'>;
  created_at: Filled<Timestamp>;
  currency: Filled<string>;
  refunded_cents: Filled<number>;
  refunds_fail: Filled<boolean>;
  is_forgotten: Filled<boolean>;
}

interface SandboxRefund {
  reference: string;
  payment: string;
  refund_id: string | null;
  cents: number;
  asked_at: Timestamp;
  fails_at: Timestamp | null;
  arrives_at: Timestamp;
}

interface SandboxSettlement {
  reference: string;
  paid_at: Timestamp;
  net_cents: number;
}

interface SandboxSettlementLine {
  reference: string;
  settlement: string;
  kind: 'payment' | 'refund' | 'charge_back' | 'cost';
  payment: string | null;
  gross_cents: number;
  fee_cents: number;
}

interface Score {
  user_id: string;
  sport: rules.Sport;
  score: number;
  grade_count: Filled<number>;
  updated_at: Filled<Timestamp>;
  deviation: Filled<number>;
  graded_games: Filled<number>;
  has_left: Filled<boolean>;
  is_ranked: GeneratedAlways<boolean>;
  home_city: string | null;
  published_at: Timestamp | null;
}

interface ScoreFit {
  sport: rules.RatedSport;
  mean: number;
  strength_variance: number;
  leniency_variance: number;
  slope_variance: number;
  grade_count: number;
  fitted_at: Timestamp;
}

interface Seller {
  id: GeneratedAlways<number>;
  contents: Json;
}

interface Session {
  id: GeneratedAlways<number>;
  user_id: string;
  token_hash: Buffer;
  bearer_hash: Buffer | null;
  bearer_expires_at: Timestamp | null;
  user_agent: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  public_id: Filled<string>;
  last_used_at: Filled<Timestamp>;
  identity_confirmed_at: Filled<Timestamp>;
}

interface Settlement {
  id: string;
  provider: string;
  reference: string;
  paid_at: Timestamp;
  net_cents: number;
  fetched_at: Timestamp;
}

interface SettlementLine {
  id: string;
  settlement_id: string;
  position: number;
  kind: 'payment' | 'refund' | 'charge_back' | 'cost' | 'other';
  reference: string;
  order_id: string | null;
  gross_cents: number;
  fee_cents: number;
  explained_cents: number;
  resolution: 'losses' | 'provider_costs' | 'provider' | null;
  resolved_reason: string | null;
  resolved_by: string | null;
  resolved_at: Timestamp | null;
}

interface SignInAttempt {
  token_hash: Buffer;
  kind: 'google' | 'passkey_log_in' | 'passkey_registration';
  user_id: string | null;
  details: Json;
  expires_at: Timestamp;
}

interface SignUp {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  name: string;
  email: string;
  password_hash: string;
  language: rules.Language;
  newsletter_consent: boolean;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  browser_hash: Buffer | null;
}

interface Sport {
  name: string;
}

interface SpotHold {
  id: GeneratedAlways<number>;
  game_id: string;
  user_id: string | null;
  kind: 'checkout' | 'offer' | 'group' | 'regular' | 'team';
  expires_at: Timestamp;
  released_at: Timestamp | null;
  created_at: Timestamp;
  order_id: string | null;
  team_id: string | null;
  early_bird_id: string | null;
  registration_id: string | null;
  group_id: string | null;
  reminded_at: Timestamp | null;
}

interface StartedEntry {
  id: GeneratedAlways<number>;
  network: string;
  game_id: string;
  user_id: string;
  order_id: string | null;
  created_at: Filled<Timestamp>;
}

interface StudentCard {
  user_id: string;
  card_number: string;
  valid_from: Day;
  promocode_id: string;
  created_at: Filled<Timestamp>;
}

interface StudentCardUse {
  user_id: string;
  month: Day;
  registration_id: string;
}

interface Switch {
  kind: 'changes' | 'sign_ups' | 'payments' | 'stripe' | 'mollie' | 'sandbox' | 'mails';
  reason: string;
  said_en: string | null;
  said_nl: string | null;
  by_id: string;
  since: Timestamp;
  until: Timestamp | null;
}

interface SwitchWords {
  kind: string;
  language: rules.Language;
  words: string;
}

interface TakenOut {
  id: GeneratedAlways<number>;
  game_id: string;
  user_id: string;
  registration_id: string | null;
  taken_by: 'organiser' | 'rondo';
  actor_id: string | null;
  reason: string | null;
  created_at: Timestamp;
  let_in_at: Timestamp | null;
}

interface TaxDetails {
  user_id: string;
  name: string;
  address: string;
  born_on: Day | null;
  bsn_sealed: Buffer | null;
  bsn_end: string | null;
  vat: string | null;
  changed_at: Timestamp;
  invoiced_since: Timestamp | null;
}

interface Team {
  id: Filled<string>;
  game_id: string;
  name: string;
  color: string;
  size: number;
  member_count: Filled<number>;
  position: number;
}

interface TeamDraw {
  game_id: string;
  number: number;
  team_size: number;
  players: string[];
  drawn_at: Timestamp;
}

interface TeamOutcome {
  team_id: string;
  game_id: string;
  outcome: 'won' | 'drew' | 'lost';
  stands_at: Timestamp;
  strength: number | null;
}

interface Tournament {
  game_id: string;
  entry: 'team' | 'share' | 'single';
  team_size: number;
  terms: Json;
  drawn_at: Timestamp | null;
  lots: Filled<string[]>;
  closures: Filled<Json>;
  changed_at: Timestamp | null;
}

interface TournamentMatch {
  game_id: string;
  id: string;
  number: number;
  stage: 'group' | 'knock-out' | 'losers' | 'swiss' | 'ladder';
  group_name: string | null;
  round: number;
  sides: Json;
  best_place: number | null;
  worst_place: number | null;
  only_if: Json | null;
  court: string | null;
  start_minute: number | null;
  duties: Filled<Json>;
  called_at: Timestamp | null;
  result: Json | null;
  entered_at: Timestamp | null;
  entered_by: string | null;
  changes: Filled<number>;
}

interface TournamentPlayer {
  team_id: string;
  user_id: string;
  joined_at: Timestamp;
}

interface TournamentTeam {
  team_id: string;
  game_id: string;
  captain_id: string;
  key: string;
  seed: number | null;
  withdrawn_at: Timestamp | null;
}

interface VapidKey {
  singleton: Filled<boolean>;
  public_key: string;
  private_key: string;
}

interface VatRate {
  kind: 'game' | 'pass' | 'fee' | 'correction';
  from_day: Day;
  rate: number;
  exempt_reason: string | null;
  keeps_prepaid: Filled<boolean>;
}

interface VenuePhoto {
  venue_id: string;
  path: string;
  added_by: string | null;
  added_at: Timestamp;
}

interface WaitingEntry {
  id: GeneratedAlways<number>;
  game_id: string;
  user_id: string;
  team_id: string | null;
  allowed_cents: number | null;
  offered_until: Timestamp | null;
  told_at: Timestamp | null;
  status: Filled<'waiting' | 'promoted' | 'left' | 'lapsed' | 'closed'>;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  place: number | null;
  by_link: Filled<boolean>;
}

interface WaitingPast {
  hours: number;
  place: number;
  sport: rules.Sport;
  is_paid: boolean;
  came: number;
  total: number;
  counted_at: Timestamp;
}

interface Wallet {
  user_id: string;
  balance_cents: Filled<number>;
  owed_cents: Filled<number>;
}

interface Wish {
  id: Filled<string>;
  user_id: string;
  sports: string[];
  parts: string[];
  place_name: string;
  latitude: number;
  longitude: number;
  town_id: number | null;
  radius_km: number;
  levels: Filled<string[]>;
  max_price_cents: number | null;
  telling: 'at_once' | 'daily' | 'weekly';
  is_on: Filled<boolean>;
  created_at: Timestamp;
  changed_at: Timestamp;
}

interface WishCell {
  wish_id: string;
  user_id: string;
  sport: rules.Sport;
  part: string;
  radius_km: number;
  tile: number;
  latitude: number;
  longitude: number;
  levels: string[];
  max_price_cents: number | null;
  telling: string;
}

interface WishMatch {
  user_id: string;
  subject_id: string;
  game_id: string;
  wish_id: string;
  more: number;
  is_digest: boolean;
  due_at: Timestamp;
  told_at: Timestamp | null;
  created_at: Timestamp;
}

export interface DB {
  account_code: AccountCode;
  account_day: AccountDay;
  address_change: AddressChange;
  admin_action: AdminAction;
  admin_appointment: AdminAppointment;
  again_wish: AgainWish;
  app_user: AppUser;
  applied_function: AppliedFunction;
  attendance_review: AttendanceReview;
  back_up: BackUp;
  back_up_try: BackUpTry;
  bank_details: BankDetails;
  bank_entry: BankEntry;
  bank_match: BankMatch;
  bank_statement: BankStatement;
  bank_statement_entry: BankStatementEntry;
  booking_link: BookingLink;
  bulk_change: BulkChange;
  bulk_change_game: BulkChangeGame;
  calendar: Calendar;
  challenge: Challenge;
  check_in: CheckIn;
  clock_offset: ClockOffset;
  co_organiser: CoOrganiser;
  community: Community;
  community_former_code: CommunityFormerCode;
  community_invitation: CommunityInvitation;
  community_member: CommunityMember;
  community_news: CommunityNews;
  community_size: CommunitySize;
  community_tag: CommunityTag;
  company: Company;
  correction: Correction;
  daily_close: DailyClose;
  demand: Demand;
  demand_count: DemandCount;
  document: Document;
  document_buyer: DocumentBuyer;
  document_cursor: DocumentCursor;
  document_line: DocumentLine;
  document_series: DocumentSeries;
  dormant_account: DormantAccount;
  early_bird: EarlyBird;
  enquiry: Enquiry;
  enquiry_answer: EnquiryAnswer;
  enquiry_photo: EnquiryPhoto;
  event: Event;
  forecast: Forecast;
  full_mailbox: FullMailbox;
  game: Game;
  game_cell: GameCell;
  game_invitation: GameInvitation;
  game_reminder: GameReminder;
  game_result: GameResult;
  game_series: GameSeries;
  given_tag: GivenTag;
  grading: Grading;
  group_message: GroupMessage;
  group_message_report: GroupMessageReport;
  hand_over: HandOver;
  idempotency_key: IdempotencyKey;
  identity_link: IdentityLink;
  job_run: JobRun;
  join_group: JoinGroup;
  join_group_member: JoinGroupMember;
  journal: Journal;
  journal_hash: JournalHash;
  journal_reason: JournalReason;
  label: Label;
  label_report: LabelReport;
  language: Language;
  late_change: LateChange;
  ledger_cut: LedgerCut;
  loose_file: LooseFile;
  mail: Mail;
  mail_suppression: MailSuppression;
  migration: Migration;
  missing_payout: MissingPayout;
  month_close: MonthClose;
  newsletter: Newsletter;
  newsletter_delivery: NewsletterDelivery;
  newsletter_request: NewsletterRequest;
  newsletter_subscription: NewsletterSubscription;
  newsletter_text: NewsletterText;
  no_show: NoShow;
  notification: Notification;
  notification_choice: NotificationChoice;
  notification_kind: NotificationKind;
  pass: Pass;
  passkey: Passkey;
  pay_invoice: PayInvoice;
  pay_year_told: PayYearTold;
  payment_order: PaymentOrder;
  payout_line: PayoutLine;
  payout_run: PayoutRun;
  phone_ticket: PhoneTicket;
  phone_ticket_copy: PhoneTicketCopy;
  place: Place;
  played_games: PlayedGames;
  posting: Posting;
  preferred_city: PreferredCity;
  promocode: Promocode;
  promocode_game: PromocodeGame;
  promocode_holder: PromocodeHolder;
  provider_balance: ProviderBalance;
  push_message: PushMessage;
  push_subscription: PushSubscription;
  quiet_hours: QuietHours;
  rain_told: RainTold;
  rank_count: RankCount;
  rate_limit: RateLimit;
  rated_sport: RatedSport;
  rater: Rater;
  rating_receipt: RatingReceipt;
  recovery: Recovery;
  refund: Refund;
  registration: Registration;
  regular: Regular;
  rescue_told: RescueTold;
  rescue_wave: RescueWave;
  sandbox_downpour: SandboxDownpour;
  sandbox_payment: SandboxPayment;
  sandbox_refund: SandboxRefund;
  sandbox_settlement: SandboxSettlement;
  sandbox_settlement_line: SandboxSettlementLine;
  score: Score;
  score_fit: ScoreFit;
  seller: Seller;
  session: Session;
  settlement: Settlement;
  settlement_line: SettlementLine;
  sign_in_attempt: SignInAttempt;
  sign_up: SignUp;
  sport: Sport;
  spot_hold: SpotHold;
  started_entry: StartedEntry;
  student_card: StudentCard;
  student_card_use: StudentCardUse;
  switch: Switch;
  switch_words: SwitchWords;
  taken_out: TakenOut;
  tax_details: TaxDetails;
  team: Team;
  team_draw: TeamDraw;
  team_outcome: TeamOutcome;
  tournament: Tournament;
  tournament_match: TournamentMatch;
  tournament_player: TournamentPlayer;
  tournament_team: TournamentTeam;
  vapid_key: VapidKey;
  vat_rate: VatRate;
  venue_photo: VenuePhoto;
  waiting_entry: WaitingEntry;
  waiting_past: WaitingPast;
  wallet: Wallet;
  wish: Wish;
  wish_cell: WishCell;
  wish_match: WishMatch;
}

/** Rows of each table as they are read. */
export type Rows = { [T in keyof DB]: Selectable<DB[T]> };
