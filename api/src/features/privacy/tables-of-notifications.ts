import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import { list, type PersonalTable } from './personal-table.ts';

/** A person's notifications, and where they want them. */
export const tablesOfNotifications: readonly PersonalTable[] = [
  {
    table: 'notification',
    kept: ['notices'],
    columns: ['user_id', 'named_id'],
    exported: [
      list(
        'notifications',
        ({ id }) => sql`
        select kind, status, game_id, community_id, params - 'friend' as params, created_at from notification
        where user_id = ${id} order by created_at desc`,
      ),
    ],
    leaving: 'deleted',
  },
  // Deleted before its mails: a batch that is being written locks these rows, and its mails exist once it lets go.
  {
    table: 'newsletter_delivery',
    kept: ['newsletter'],
    columns: ['user_id', 'email'],
    own: ['user_id', 'email'],
    exported: [
      list(
        'newslettersReceived',
        ({ id, email }) => sql`
        select t.subject, d.email, d.state, d.queued_at
        from newsletter_delivery d join newsletter_text t on t.newsletter_id = d.newsletter_id and t.language = d.language
        where d.user_id = ${id} or d.email = ${email} order by d.queued_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'mail',
    kept: ['mails'],
    columns: ['recipient', 'user_id'],
    own: ['recipient', 'user_id'],
    exported: [
      list(
        'mails',
        ({ email, since }) => sql`
        select subject, created_at, sent_at from mail
        where recipient = ${email} and created_at > app_now() - ${retention.mails.kept}::interval and created_at >= ${since}
        order by created_at desc`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'notification_choice',
    kept: ['account'],
    columns: ['user_id'],
    exported: [
      list(
        'notificationChoices',
        ({ id }) => sql`
        select category, channel, is_on from notification_choice where user_id = ${id} order by category, channel`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'quiet_hours',
    kept: ['account'],
    columns: ['user_id'],
    exported: [
      list('quietHours', ({ id }) => sql`select from_minute, until_minute from quiet_hours where user_id = ${id}`),
    ],
    leaving: 'deleted',
  },
  {
    table: 'wish',
    kept: ['wishes'],
    columns: ['user_id'],
    exported: [
      list(
        'wishes',
        ({ id }) => sql`
        select sports, parts, place_name, latitude, longitude, radius_km, levels, max_price_cents, telling, is_on, created_at, changed_at
        from wish where user_id = ${id} order by created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'wish_cell',
    kept: ['wishes'],
    columns: ['user_id'],
    exported: { leftOut: 'what the wishes say, written so that games find them' },
    leaving: 'deleted',
  },
  {
    table: 'wish_match',
    kept: ['wishMatches'],
    columns: ['user_id'],
    exported: [
      list(
        'gamesThatFitWishes',
        ({ id }) => sql`
        select game_id, wish_id, is_digest, due_at, told_at, created_at from wish_match
        where user_id = ${id} order by created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'rescue_told',
    kept: ['rescues'],
    columns: ['user_id'],
    exported: [
      list(
        'gamesThatNeededThem',
        ({ id }) => sql`
        select game_id, told_on from rescue_told where user_id = ${id} order by told_on`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'push_subscription',
    kept: ['pushAddresses'],
    columns: ['user_id'],
    exported: [
      list(
        'pushSubscriptions',
        ({ id }) => sql`
        select substring(endpoint from '^https://[^/]+') as service, created_at from push_subscription
        where user_id = ${id} order by created_at`,
      ),
    ],
    leaving: 'deleted',
  },
];
