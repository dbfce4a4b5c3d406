import { isSpot } from '../../platform/people/held-spots.ts';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import { gameColumnsWith } from '../../platform/database/game-columns.ts';
import { list, type PersonalTable } from './personal-table.ts';

/** The games a person plays, organises and rates. */
export const tablesOfGames: readonly PersonalTable[] = [
  {
    table: 'registration',
    kept: ['games'],
    columns: ['user_id', 'payer_id'],
    exported: [
      list(
        'gamesJoined',
        ({ id }) => sql`
        select r.id, g.id as game_id, g.name as game, g.sport, g.starts_at, g.address, r.status, r.price_cents, r.paid_cents,
          r.refunded_cents, r.retained_cents, r.joined_at, r.ended_at, r.payer_id = r.user_id as paid_by_oneself
        from registration r join game g on g.id = r.game_id where r.user_id = ${id} and ${isSpot('r')} order by r.joined_at`,
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
    table: 'bulk_change',
    kept: ['log'],
    columns: ['asked_by'],
    exported: { leftOut: 'what an admin did for Rondo' },
    leaving: { stays: 'what admins did is never changed' },
  },
  {
    table: 'phone_ticket',
    kept: ['phoneTickets'],
    columns: ['user_id'],
    exported: [
      list(
        'ticketsInPhones',
        ({ id }) => sql`
        select g.name as game, g.starts_at, p.created_at, array(
          select c.wallet from phone_ticket_copy c where c.registration_id = p.registration_id order by c.wallet) as wallets
        from phone_ticket p join registration r on r.id = p.registration_id join game g on g.id = r.game_id
        where p.user_id = ${id} order by p.created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'check_in',
    kept: ['attendance'],
    columns: ['user_id'],
    exported: [
      list(
        'checkIns',
        ({ id }) => sql`
        select g.name as game, g.starts_at, c.mark, c.marked_at
        from check_in c join registration r on r.id = c.registration_id join game g on g.id = r.game_id
        where c.user_id = ${id} order by c.marked_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'no_show',
    kept: ['attendance'],
    columns: ['user_id'],
    exported: [
      list(
        'noShows',
        ({ id }) => sql`
        select g.name as game, g.starts_at, n.state, n.state_at, n.marked_at, n.appeal, n.reason, n.second_appeal, n.verdict
        from no_show n join game g on g.id = n.game_id where n.user_id = ${id} order by n.marked_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'waiting_entry',
    kept: ['games'],
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
    table: 'taken_out',
    kept: ['games'],
    columns: ['user_id', 'actor_id'],
    exported: [
      list(
        'gamesTakenOutOf',
        ({ id }) => sql`
        select g.id as game_id, g.name as game, g.starts_at, t.taken_by, t.reason, t.created_at, t.let_in_at
        from taken_out t join game g on g.id = t.game_id where t.user_id = ${id} order by t.id`,
      ),
      list(
        'playersTakenOut',
        ({ id }) => sql`
        select g.id as game_id, g.name as game, t.reason, t.created_at
        from taken_out t join game g on g.id = t.game_id where t.actor_id = ${id} order by t.id`,
      ),
    ],
    leaving: { stays: 'why money went back; the reason is cleared with the player’s account' },
  },
  {
    table: 'spot_hold',
    kept: ['games'],
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
    table: 'regular',
    kept: ['games'],
    columns: ['user_id'],
    exported: [
      list(
        'regularOf',
        ({ id }) => sql`
        select (select g.name from game g where g.series_id = l.series_id order by g.starts_at limit 1) as game, l.since
        from regular l where l.user_id = ${id} order by l.since`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'started_entry',
    kept: ['counters'],
    columns: ['user_id'],
    exported: [
      list(
        'spotsStartedByAddress',
        ({ id }) => sql`
        select g.name as game, s.created_at
        from started_entry s join game g on g.id = s.game_id where s.user_id = ${id} order by s.id`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'hand_over',
    kept: ['games'],
    columns: ['to_user_id'],
    exported: [
      list(
        'spotsOffered',
        ({ id }) => sql`
        select g.name as game, h.created_at, h.ended_at, h.outcome, h.to_queue,
          h.to_user_id is not distinct from ${id} as offered_to_oneself
        from hand_over h join game g on g.id = h.game_id join registration r on r.id = h.registration_id
        where ${id} in (h.to_user_id, r.user_id) order by h.created_at`,
      ),
    ],
    leaving: { stays: 'the history of a spot that others had; open ones are ended' },
  },
  {
    table: 'join_group',
    kept: ['games'],
    columns: ['starter_id'],
    exported: [
      list(
        'groupsBegun',
        ({ id }) => sql`
        select g.name as game, l.way, l.places, l.created_at, l.expires_at, l.ended_at, l.outcome
        from join_group l join game g on g.id = l.game_id where l.starter_id = ${id} order by l.created_at`,
      ),
    ],
    leaving: { stays: 'others were in it; open ones are ended' },
  },
  {
    table: 'join_group_member',
    kept: ['games'],
    columns: ['user_id'],
    exported: [
      list(
        'groups',
        ({ id }) => sql`
        select g.name as game, m.status, m.price_cents, m.paid_cents, m.created_at
        from join_group_member m join join_group l on l.id = m.group_id join game g on g.id = l.game_id
        where m.user_id = ${id} order by m.created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'game_invitation',
    kept: ['invitations'],
    columns: ['sender_id', 'receiver_id'],
    own: ['sender_id', 'receiver_id'],
    exported: [
      list(
        'invitationsToGames',
        ({ id }) => sql`
        select g.name as game, i.sender_id = ${id} as sent_by_oneself, i.created_at, i.declined_at
        from game_invitation i join game g on g.id = i.game_id where ${id} in (i.sender_id, i.receiver_id) order by i.id`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'again_wish',
    kept: ['againWishes'],
    columns: ['user_id'],
    exported: [
      list(
        'askedForAnotherGame',
        ({ id }) => sql`
        select g.name as game, a.asked_at from again_wish a join game g on g.id = a.game_id where a.user_id = ${id}
        order by a.asked_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'game',
    kept: ['organising'],
    columns: ['organiser_id'],
    exported: [
      list(
        'gamesOrganised',
        ({ id }) => sql`
        select ${columnsOf('g', gameColumnsWith('exported', true))} from game g where organiser_id = ${id} order by starts_at`,
      ),
    ],
    leaving: { stays: 'others played in it; ways to reach its organiser are cleared' },
  },
  {
    table: 'co_organiser',
    kept: ['organising', 'helpers'],
    columns: ['user_id'],
    exported: [
      list(
        'gamesHelpedWith',
        ({ id }) => sql`
        select g.name as game, g.starts_at, c.rights, c.created_at
        from co_organiser c join game g on g.id = c.game_id where c.user_id = ${id} order by c.created_at, c.id`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'game_result',
    kept: ['games'],
    columns: ['entered_by', 'confirmed_by'],
    exported: [
      list(
        'resultsEntered',
        ({ id }) => sql`
        select g.name as game, g.starts_at, e.bouts, e.entered_at, e.confirmed_at
        from game_result e join game g on g.id = e.game_id where e.entered_by = ${id} order by e.entered_at`,
      ),
      list(
        'resultsConfirmed',
        ({ id }) => sql`
        select g.name as game, g.starts_at, e.bouts, e.confirmed_at
        from game_result e join game g on g.id = e.game_id where e.confirmed_by = ${id} order by e.confirmed_at`,
      ),
    ],
    leaving: { stays: 'the result is that of everybody who played; it says no name any more' },
  },
  {
    table: 'challenge',
    kept: ['games'],
    columns: ['answered_by'],
    exported: [
      list(
        'challengesAnswered',
        ({ id }) => sql`
        select g.name as game, g.starts_at, c.name as community, h.accepted, h.answered_at
        from challenge h join game g on g.id = h.game_id join community c on c.id = h.away_community_id
        where h.answered_by = ${id} order by h.answered_at`,
      ),
    ],
    leaving: { stays: 'the answer is that of a community; it says no name any more' },
  },
  {
    table: 'tournament_team',
    kept: ['games'],
    columns: ['captain_id'],
    exported: [
      list(
        'teamsNamed',
        ({ id }) => sql`
        select g.name as tournament, g.starts_at, t.name as team, e.seed, e.withdrawn_at
        from tournament_team e join team t on t.id = e.team_id join game g on g.id = e.game_id
        where e.captain_id = ${id} order by g.starts_at, e.team_id`,
      ),
    ],
    leaving: { stays: 'others play in the team; its captain is who else has a spot in it' },
  },
  {
    table: 'tournament_player',
    kept: ['games'],
    columns: ['user_id'],
    exported: [
      list(
        'teamsFollowedInto',
        ({ id }) => sql`
        select g.name as tournament, g.starts_at, t.name as team, p.joined_at
        from tournament_player p join team t on t.id = p.team_id join game g on g.id = t.game_id
        where p.user_id = ${id} order by p.joined_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'tournament_match',
    kept: ['games'],
    columns: ['entered_by'],
    exported: [
      list(
        'tournamentResultsEntered',
        ({ id }) => sql`
        select g.name as tournament, m.id as match, m.result, m.entered_at
        from tournament_match m join game g on g.id = m.game_id where m.entered_by = ${id} order by m.entered_at`,
      ),
    ],
    leaving: { stays: 'the result is that of everybody who played; it says no name any more' },
  },
  {
    table: 'late_change',
    kept: ['organising'],
    columns: ['made_by'],
    exported: [
      list(
        'changesOnTheDay',
        ({ id }) => sql`
        select g.name as game, l.minutes_later, l.note, l.created_at
        from late_change l join game g on g.id = l.game_id where l.made_by = ${id} order by l.created_at`,
      ),
    ],
    leaving: { stays: 'what players of a game were told; it is nobody’s any more' },
  },
  {
    table: 'group_message',
    kept: ['messages'],
    columns: ['author_id'],
    exported: [
      list(
        'messagesToEveryone',
        ({ id }) => sql`
        select g.name as game, c.name as community, m.words, m.to_waiting, m.reached, m.created_at, m.removed_at
        from group_message m left join game g on g.id = m.game_id left join community c on c.id = m.community_id
        where m.author_id = ${id} order by m.created_at`,
      ),
    ],
    leaving: { stays: 'who got it may read it again; it is nobody’s any more' },
  },
  {
    table: 'group_message_report',
    kept: ['messages'],
    columns: ['reporter_id'],
    exported: [
      list(
        'messagesReported',
        ({ id }) => sql`
        select m.words, r.reason, r.created_at, r.decided_at
        from group_message_report r join group_message m on m.id = r.message_id where r.reporter_id = ${id} order by r.created_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'venue_photo',
    kept: ['photo'],
    columns: ['added_by'],
    exported: [
      list(
        'photosOfPlaces',
        ({ id }) => sql`select path, added_at from venue_photo where added_by = ${id} order by added_at`,
      ),
    ],
    leaving: { stays: 'a picture of a place, which games of others show; it is nobody’s any more' },
  },
  {
    table: 'game_series',
    kept: ['organising'],
    columns: ['organiser_id'],
    exported: { leftOut: 'only says which of the games organised belong together' },
    leaving: { stays: 'its games do' },
  },
  {
    table: 'grading',
    kept: ['grades'],
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
        select sport, count(*)::int as grades from grading
        where target_id = ${id} and counted_at is not null group by sport order by sport`,
      ),
    ],
    leaving: { stays: 'the scores of others are computed from all grades' },
  },
  {
    table: 'score',
    kept: ['grades'],
    columns: ['user_id'],
    exported: [
      list(
        'scores',
        ({ id }) => sql`
        select sport, round(score, 2) as score, grade_count, graded_games, updated_at from score where user_id = ${id} order by sport`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'rater',
    kept: ['grades'],
    columns: ['user_id'],
    exported: [
      list(
        'howYourGradesCount',
        ({ id }) => sql`
        select sport, round(leniency::numeric, 2) as leniency, round(slope::numeric, 2) as slope,
          round(noise::numeric, 2) as noise, grade_count, updated_at
        from rater where user_id = ${id} order by sport`,
      ),
    ],
    leaving: { stays: 'the scores of others are computed from all grades' },
  },
  {
    table: 'rating_receipt',
    kept: ['grades'],
    columns: ['user_id'],
    exported: [
      list(
        'ratingReceipts',
        ({ id }) => sql`
        select sport, rater_count, first_day, last_day, round(score_before, 1) as score_before,
          round(score_after, 1) as score_after, created_at
        from rating_receipt where user_id = ${id} order by id`,
      ),
    ],
    leaving: 'deleted',
  },
];
