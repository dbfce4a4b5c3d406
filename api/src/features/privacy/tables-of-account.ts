import { sql } from 'kysely';
import { type ExportedList, list, type PersonalTable } from './personal-table.ts';

/** The account itself. */
export const accountList: ExportedList = list(
  'account',
  ({ id }) => sql`
  select id, name, email, role, photo, language, hides_name, newsletter_consent, terms_accepted_at, privacy_accepted_at,
    confirmed_at, created_at, game_count, password_hash is not null as has_password
  from app_user where id = ${id}`,
);

/** Who a person is, how they get in, what they are told, and where they belong. */
export const tablesOfAccount: readonly PersonalTable[] = [
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
    table: 'passkey',
    columns: ['user_id'],
    exported: [
      list(
        'passkeys',
        ({ id }) => sql`
        select name, transports, created_at, last_used_at from passkey where user_id = ${id} order by created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'sign_in_attempt',
    columns: ['user_id'],
    exported: { leftOut: 'hashes of sign-ins under way, for ten minutes' },
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
    table: 'mail_suppression',
    columns: ['email'],
    exported: [
      list(
        'mailsReturned',
        ({ email }) => sql`select email, reason, since, until from mail_suppression where email = ${email}`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'newsletter_request',
    columns: ['email'],
    exported: { leftOut: 'gone a day after it was asked for; what was confirmed is in the newsletter' },
    leaving: 'deleted',
  },
  {
    table: 'sign_up',
    columns: ['email'],
    exported: { leftOut: 'gone a day after it was asked for; what was confirmed is in the account' },
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
