import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import { userColumnsWith } from '../../platform/database/user-columns.ts';
import { type ExportedList, list, type PersonalTable } from './personal-table.ts';

/** The account itself. */
export const accountList: ExportedList = list(
  'account',
  ({ id }) => sql`
  select ${columnsOf('u', userColumnsWith('exported', true))}, u.password_hash is not null as has_password
  from app_user u where u.id = ${id}`,
);

/** A person's account, ways in, notifications and memberships. */
export const tablesOfAccount: readonly PersonalTable[] = [
  {
    table: 'session',
    kept: ['sessions'],
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
    table: 'admin_appointment',
    kept: ['account'],
    columns: ['admin_id', 'appointed_by'],
    exported: { leftOut: 'what an admin did for Rondo, which the log of admins has' },
    leaving: { stays: 'two accounts count as one person for thirty days, whatever becomes of one' },
  },
  {
    table: 'dormant_account',
    kept: ['account'],
    columns: ['user_id'],
    exported: [
      list(
        'unusedAccountTold',
        ({ id }) => sql`select told_at, reminded_at, ends_at from dormant_account where user_id = ${id}`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'recovery',
    kept: ['links'],
    columns: ['user_id'],
    exported: { leftOut: 'hashes of links that live ten minutes' },
    leaving: 'deleted',
  },
  {
    table: 'address_change',
    kept: ['links'],
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
    table: 'calendar',
    kept: ['account'],
    columns: ['user_id'],
    exported: [
      list(
        'calendars',
        ({ id }) => sql`select search, created_at from calendar where user_id = ${id} order by created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'identity_link',
    kept: ['waysIn'],
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
    kept: ['waysIn'],
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
    kept: ['links'],
    columns: ['user_id'],
    exported: { leftOut: 'hashes of sign-ins under way, for ten minutes' },
    leaving: 'deleted',
  },
  {
    table: 'idempotency_key',
    kept: ['answers'],
    columns: ['user_id'],
    exported: {
      leftOut: 'answers to calls, kept for a week in case they are repeated; what they did is in the other lists',
    },
    leaving: 'deleted',
  },
  {
    table: 'newsletter_subscription',
    kept: ['newsletter'],
    columns: ['email'],
    exported: [
      list(
        'newsletter',
        ({ email }) => sql`
        select email, language, source, created_at, unsubscribed_at from newsletter_subscription where email = ${email}`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'newsletter',
    kept: ['newsletter'],
    columns: ['author_id'],
    exported: [
      list(
        'newslettersWritten',
        ({ id }) => sql`
        select n.state, n.created_at, t.language, t.subject, t.body
        from newsletter n join newsletter_text t on t.newsletter_id = n.id where n.author_id = ${id}
        order by n.created_at, t.language`,
      ),
    ],
    leaving: { stays: 'its readers have it; without the name of who wrote it' },
  },
  {
    table: 'mail_suppression',
    kept: ['suppressions'],
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
    kept: ['links'],
    columns: ['email'],
    exported: { leftOut: 'gone a day after it was asked for; what was confirmed is in the newsletter' },
    leaving: 'deleted',
  },
  {
    table: 'sign_up',
    kept: ['links'],
    columns: ['email'],
    exported: { leftOut: 'gone a day after it was asked for; what was confirmed is in the account' },
    leaving: 'deleted',
  },
  {
    table: 'label_report',
    kept: ['communities'],
    columns: ['reporter_id'],
    exported: [
      list(
        'labelReports',
        ({ id }) => sql`
        select c.name as community, l.kind, l.words, r.reason, r.created_at
        from label_report r join label l on l.id = r.label_id join community c on c.id = l.community_id
        where r.reporter_id = ${id} order by r.created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'label',
    kept: ['communities'],
    columns: ['user_id', 'suggested_by'],
    exported: [
      list(
        'tagsAndNicknames',
        ({ id }) => sql`
        select c.name as community, l.kind, l.words, l.status, l.created_at, l.decided_at
        from label l join community c on c.id = l.community_id where l.user_id = ${id} order by l.id`,
      ),
      list(
        'tagsAndNicknamesSuggested',
        ({ id }) => sql`
        select c.name as community, l.kind, l.words, l.created_at
        from label l join community c on c.id = l.community_id
        where l.suggested_by = ${id} and l.user_id <> ${id} order by l.id`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'given_tag',
    kept: ['communities'],
    columns: ['user_id'],
    exported: [
      list(
        'tagsGiven',
        ({ id }) => sql`
        select c.name as community, t.tag, t.description, g.given_at, g.declined_at
        from given_tag g join community_tag t on t.id = g.tag_id join community c on c.id = t.community_id
        where g.user_id = ${id} order by g.given_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'community_member',
    kept: ['communities'],
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
    table: 'community_invitation',
    kept: ['communities'],
    columns: ['created_by'],
    exported: { leftOut: 'links of a community, which whoever leads it sees there' },
    leaving: { stays: 'people were invited by it; without who made it' },
  },
  {
    table: 'community_news',
    kept: ['communities'],
    columns: ['author_id'],
    exported: [
      list(
        'newsWritten',
        ({ id }) => sql`
        select c.name as community, n.title, n.body, n.is_pinned, n.created_at, n.changed_at
        from community_news n join community c on c.id = n.community_id where n.author_id = ${id} order by n.created_at`,
      ),
    ],
    leaving: { stays: 'members read it; without the name of who wrote it' },
  },
  {
    table: 'enquiry',
    kept: ['enquiries', 'applications'],
    columns: ['email', 'user_id', 'assigned_to'],
    own: ['email', 'user_id'],
    exported: [
      list(
        'enquiries',
        ({ id, email, since }) => sql`
        select e.kind, e.name, e.email, e.details, e.state, e.answer, e.created_at, e.state_at,
          array(select a.words from enquiry_answer a where a.enquiry_id = e.id order by a.id) as answers,
          (select count(*)::int from enquiry_photo p where p.enquiry_id = e.id) as photos
        from enquiry e
        where e.user_id = ${id} or (e.user_id is null and e.email = ${email} and e.created_at >= ${since})
        order by e.created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'enquiry_answer',
    kept: ['enquiries', 'applications'],
    columns: ['answered_by'],
    exported: { leftOut: 'what an admin did for Rondo; who was answered has it with their enquiry' },
    leaving: { stays: 'whoever wrote was answered; it goes with the enquiry' },
  },
  {
    table: 'switch',
    kept: ['log'],
    columns: ['by_id'],
    exported: { leftOut: 'what an admin did for Rondo' },
    leaving: { stays: 'it is off still; what admins did is in the log' },
  },
  {
    table: 'admin_action',
    kept: ['log'],
    columns: ['actor_id'],
    exported: [
      list(
        'actsAsAdmin',
        ({ id }) => sql`
        select action, subject_kind, reason, at from admin_action where actor_id = ${id} order by id`,
      ),
      list(
        'actsOfAdminsAboutYou',
        ({ id }) => sql`
        select action, before, after, at from admin_action where about_id = ${id} order by id`,
      ),
    ],
    leaving: { stays: 'what admins did is kept with the ledger, for seven years' },
  },
];
