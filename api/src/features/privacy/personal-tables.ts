import { type RawBuilder, sql } from 'kysely';

/** Whose data it is: somebody's id, and the address that is theirs. */
export interface Person {
  id: string;
  email: string;
  /** Since when the address is theirs, as far as anybody knows: nothing older that names it is shown to them. */
  since: string;
}

/** A list of the file that a person takes along. Amounts are cents, times UTC; nothing secret, and nobody else's name. */
interface ExportedList {
  name: string;
  rows: (person: Person) => RawBuilder<unknown>;
}

interface PersonalTable {
  table: string;
  /** Its columns that say whose a row is, or who is named in it. */
  columns: readonly string[];
  exported: readonly ExportedList[] | { leftOut: string };
  /** What becomes of its rows when the person leaves: they go, or stay without the person. */
  leaving: 'deleted' | { stays: string };
}

const list = (name: string, rows: ExportedList['rows']): ExportedList => ({ name, rows });

/**
 * Every table that has something about a person, in the order in which their rows can be deleted: what is exported, and what
 * becomes of it when they leave. A test compares it with the database, so that none is forgotten.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'session',
    columns: ['user_id'],
    exported: [
      list(
        'sessions',
        ({ id }) => sql`
        select user_agent, created_at, expires_at from session where user_id = ${id} order by created_at desc`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'recovery',
    columns: ['user_id'],
    exported: { leftOut: 'hashes of links that live ten minutes' },
    leaving: 'deleted',
  },
  {
    table: 'address_change',
    columns: ['user_id', 'email'],
    exported: [
      list(
        'addressChanges',
        ({ id }) => sql`
        select email, created_at, expires_at from address_change where user_id = ${id}`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'identity_link',
    columns: ['user_id'],
    exported: [
      list(
        'identityLinks',
        ({ id }) => sql`
        select issuer, subject, created_at from identity_link where user_id = ${id} order by created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'idempotency_key',
    columns: ['user_id'],
    exported: {
      leftOut: 'answers to calls, kept for a week in case they are repeated; what they did is in the other lists',
    },
    leaving: 'deleted',
  },
  {
    table: 'notification',
    columns: ['user_id'],
    exported: [
      list(
        'notifications',
        ({ id }) => sql`
        select kind, status, game_id, community_id, params, created_at from notification
        where user_id = ${id} order by created_at desc`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'mail',
    columns: ['recipient'],
    exported: [
      list(
        'mails',
        ({ email, since }) => sql`
        select subject, created_at, sent_at from mail
        where recipient = ${email} and created_at > app_now() - interval '30 days' and created_at >= ${since}
        order by created_at desc`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'newsletter_subscription',
    columns: ['email'],
    exported: [
      list(
        'newsletter',
        ({ email }) => sql`
        select email, created_at, unsubscribed_at from newsletter_subscription where email = ${email}`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'sign_up',
    columns: ['email'],
    exported: { leftOut: 'gone a day after it was asked for; what was confirmed is in the account' },
    leaving: 'deleted',
  },
  {
    table: 'student_card_use',
    columns: ['user_id'],
    exported: [
      list(
        'studentCardUses',
        ({ id }) => sql`
        select month, registration_id from student_card_use where user_id = ${id} order by month`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'student_card',
    columns: ['user_id'],
    exported: [
      list(
        'studentCards',
        ({ id }) => sql`
        select card_number, valid_from, created_at from student_card where user_id = ${id}`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'promocode_holder',
    columns: ['user_id'],
    exported: [
      list(
        'promocodes',
        ({ id }) => sql`
        select p.code, p.name, h.activated_at, h.is_selected, h.redeemed_at
        from promocode_holder h join promocode p on p.id = h.promocode_id
        where h.user_id = ${id} order by h.activated_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'user_tag',
    columns: ['user_id', 'suggested_by'],
    exported: [
      list(
        'tags',
        ({ id }) => sql`
        select c.name as community, t.tag, t.kind, t.status, t.created_at
        from user_tag t join community c on c.id = t.community_id where t.user_id = ${id} order by t.id`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'nickname',
    columns: ['user_id', 'suggested_by'],
    exported: [
      list(
        'nicknames',
        ({ id }) => sql`
        select c.name as community, n.nickname, n.status, n.created_at
        from nickname n join community c on c.id = n.community_id where n.user_id = ${id} order by n.id`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'community_member',
    columns: ['user_id', 'decided_by'],
    exported: [
      list(
        'communities',
        ({ id }) => sql`
        select c.name as community, m.status, m.is_admin, m.message, m.admin_note, m.notifications, m.requested_at, m.decided_at
        from community_member m join community c on c.id = m.community_id
        where m.user_id = ${id} order by m.requested_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'registration',
    columns: ['user_id', 'payer_id'],
    exported: [
      list(
        'gamesJoined',
        ({ id }) => sql`
        select r.id, g.id as game_id, g.name as game, g.sport, g.starts_at, g.address, r.status, r.price_cents, r.paid_cents,
          r.refunded_cents, r.retained_cents, r.joined_at, r.ended_at, r.payer_id = r.user_id as paid_by_oneself
        from registration r join game g on g.id = r.game_id where r.user_id = ${id} order by r.joined_at`,
      ),
      list(
        'spotsPaidForOthers',
        ({ id }) => sql`
        select r.id, g.id as game_id, g.name as game, g.starts_at, r.status, r.paid_cents, r.refunded_cents, r.joined_at
        from registration r join game g on g.id = r.game_id
        where r.payer_id = ${id} and r.user_id <> ${id} order by r.joined_at`,
      ),
    ],
    leaving: { stays: 'others played in these games, and the ledger books on them' },
  },
  {
    table: 'waiting_entry',
    columns: ['user_id'],
    exported: [
      list(
        'gamesWaitedFor',
        ({ id }) => sql`
        select g.id as game_id, g.name as game, g.starts_at, w.status, w.allowed_cents, w.offered_until, w.created_at, w.ended_at
        from waiting_entry w join game g on g.id = w.game_id where w.user_id = ${id} order by w.id`,
      ),
    ],
    leaving: { stays: 'what later ones may expect of a place in line is counted from ended ones' },
  },
  {
    table: 'spot_hold',
    columns: ['user_id'],
    exported: [
      list(
        'spotsKept',
        ({ id }) => sql`
        select g.name as game, h.kind, h.expires_at, h.released_at, h.created_at
        from spot_hold h join game g on g.id = h.game_id where h.user_id = ${id} order by h.id`,
      ),
    ],
    leaving: { stays: 'the history of a game’s spots; open ones are released' },
  },
  {
    table: 'hand_over',
    columns: ['to_user_id'],
    exported: [
      list(
        'spotsOffered',
        ({ id }) => sql`
        select g.name as game, h.created_at, h.ended_at, h.outcome, h.to_user_id = ${id} as offered_to_oneself
        from hand_over h join game g on g.id = h.game_id join registration r on r.id = h.registration_id
        where ${id} in (h.to_user_id, r.user_id) order by h.created_at`,
      ),
    ],
    leaving: { stays: 'the history of a spot that others had; open ones are ended' },
  },
  {
    table: 'game',
    columns: ['organiser_id'],
    exported: [
      list(
        'gamesOrganised',
        ({ id }) => sql`
        select id, name, description, contact_details, organisational_details, sport, starts_at, address, status, archived,
          price_cents, cancel_note, created_at
        from game where organiser_id = ${id} order by starts_at`,
      ),
    ],
    leaving: { stays: 'others played in it; ways to reach its organiser are cleared' },
  },
  {
    table: 'game_series',
    columns: ['organiser_id'],
    exported: { leftOut: 'only says which of the games organised belong together' },
    leaving: { stays: 'its games do' },
  },
  {
    table: 'grading',
    columns: ['rater_id', 'target_id'],
    exported: [
      list(
        'gradesGiven',
        ({ id }) => sql`
        select g.name as game, v.sport, v.grade, v.created_at
        from grading v join game g on g.id = v.game_id where v.rater_id = ${id} order by v.id`,
      ),
      list(
        'gradesReceived',
        ({ id }) => sql`
        select sport, count(*)::int as grades from grading where target_id = ${id} group by sport order by sport`,
      ),
    ],
    leaving: { stays: 'the scores of others are computed from all grades' },
  },
  {
    table: 'score',
    columns: ['user_id'],
    exported: [
      list(
        'scores',
        ({ id }) => sql`
        select sport, score, game_count, grade_count, updated_at from score where user_id = ${id} order by sport`,
      ),
    ],
    leaving: { stays: 'computed from grades that stay; nobody is ranked who has left' },
  },
  {
    table: 'wallet',
    columns: ['user_id'],
    exported: [list('wallet', ({ id }) => sql`select balance_cents from wallet where user_id = ${id}`)],
    leaving: { stays: 'empty; the ledger’s invariants know it' },
  },
  {
    table: 'journal',
    columns: ['user_id'],
    exported: { leftOut: 'the heads of the postings, which are exported with them' },
    leaving: { stays: 'the ledger is never changed' },
  },
  {
    table: 'posting',
    columns: ['owner_id'],
    exported: [
      list(
        'walletPostings',
        ({ id }) => sql`
        select j.kind, p.account, p.amount_cents, j.game_id, j.order_id, j.registration_id, j.created_at
        from posting p join journal j on j.id = p.journal_id
        where p.account in ('wallet', 'owed_to_guest') and p.owner_id = ${id} order by p.id`,
      ),
    ],
    leaving: { stays: 'the ledger is never changed' },
  },
  {
    table: 'payment_order',
    columns: ['user_id'],
    exported: [
      list(
        'orders',
        ({ id }) => sql`
        select id, kind, amount_cents, fee_cents, method, status, provider, provider_reference, game_id, price_cents, details,
          outcome, created_at, settled_at
        from payment_order where user_id = ${id} order by created_at`,
      ),
    ],
    leaving: { stays: 'kept with the ledger, as the tax law asks; what its form said of the person is cleared' },
  },
  {
    table: 'enquiry',
    columns: ['email', 'handled_by'],
    exported: [
      list(
        'enquiries',
        ({ email }) => sql`
        select kind, name, details, status, created_at from enquiry where email = ${email} order by created_at`,
      ),
    ],
    leaving: { stays: 'written without an account, to be answered by a person' },
  },
  {
    table: 'audit',
    columns: ['actor_id'],
    exported: [
      list(
        'auditedActs',
        ({ id }) => sql`
        select action, subject, details, created_at from audit where actor_id = ${id} order by id`,
      ),
    ],
    leaving: { stays: 'what admins did is never changed' },
  },
];

/** The account itself. */
export const accountList: ExportedList = list(
  'account',
  ({ id }) => sql`
  select id, name, email, role, photo, language, hides_name, newsletter_consent, terms_accepted_at, privacy_accepted_at,
    confirmed_at, created_at, game_count, password_hash is not null as has_password
  from app_user where id = ${id}`,
);
