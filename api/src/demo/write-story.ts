import { weekParts } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../platform/db.ts';
import type { Rows } from '../platform/schema.ts';
import type { Community, MemberRow } from './communities.ts';
import { insertRows, type NewRow } from '../platform/database/insert-rows.ts';
import { localDay } from '../platform/time/on-day.ts';
import { leadTogether } from './leading.ts';
import type { DemoLabels } from './labels.ts';
import type { BookedJournal, OrderRow } from './ledger.ts';
import { demoAccounts, type Person } from './people.ts';
import type { DemoPromocodes } from './promocodes.ts';
import { makeRegulars } from './regulars.ts';
import type { DemoScores } from './scores.ts';
import type { PlayedTournaments } from './played-tournaments.ts';
import type { DemoResults } from './results.ts';
import type { Story } from './story.ts';
import { cellsOf } from '../features/wishes/wish-cells.ts';
import type { DemoAttendance } from './attendance.ts';
import type { makeWishes } from './wishes.ts';

export interface ToldStory {
  story: Story;
  people: readonly Person[];
  /** How many archived confirmed games each person played. */
  played: ReadonlyMap<string, number>;
  /** The password hash of the accounts one can log in with. */
  passwordHash: string;
  communities: readonly Community[];
  members: readonly MemberRow[];
  news: readonly NewRow<'community_news'>[];
  labels: DemoLabels;
  ratings: DemoScores;
  orders: readonly OrderRow[];
  journals: readonly BookedJournal[];
  notifications: readonly NewRow<'notification'>[];
  /** Reminders that were due before the demo, so that nobody gets them now. */
  reminders: readonly NewRow<'game_reminder'>[];
  promocodes: DemoPromocodes;
  enquiries: readonly NewRow<'enquiry'>[];
  wishes: ReturnType<typeof makeWishes>;
  attendance: DemoAttendance;
  results: DemoResults;
  tournaments: PlayedTournaments;
  challenges: readonly NewRow<'challenge'>[];
}

/** Writes the whole demo with one statement for each table; triggers count players and maintain the wallets as always. */
export async function writeStory(trx: Transaction, told: ToldStory): Promise<void> {
  const { story } = told;
  await insertRows(trx, 'app_user', userRows(told));
  await chooseCities(trx, told);
  await insertRows(trx, 'community', told.communities);
  await insertRows(trx, 'community_member', told.members);
  await writeSizes(trx);
  await insertRows(trx, 'community_news', told.news);
  await insertRows(trx, 'label', told.labels.labels);
  await insertRows(trx, 'community_tag', told.labels.tags);
  await insertRows(trx, 'given_tag', told.labels.given);
  await insertRows(trx, 'game_series', story.series);
  await insertRows(trx, 'game', story.games);
  await insertRows(trx, 'team', story.teams);
  await insertRows(trx, 'early_bird', story.earlyBirds);
  await insertRows(trx, 'pass', story.passes);
  await insertRows(trx, 'registration', story.registrations);
  await insertRows(trx, 'game_result', told.results.results);
  await insertRows(trx, 'team_outcome', told.results.outcomes);
  await insertRows(trx, 'tournament', told.tournaments.tournaments);
  await insertRows(trx, 'tournament_team', told.tournaments.teams);
  await insertRows(trx, 'tournament_player', told.tournaments.followers);
  await insertRows(trx, 'tournament_match', told.tournaments.matches);
  await insertRows(trx, 'challenge', told.challenges);
  await insertRows(trx, 'waiting_entry', story.waiting);
  await insertRows(trx, 'hand_over', story.handOvers);
  await insertRows(trx, 'payment_order', told.orders);
  await insertRows(trx, 'promocode', told.promocodes.codes);
  await insertRows(trx, 'promocode_game', told.promocodes.games);
  await insertRows(
    trx,
    'promocode_holder',
    told.promocodes.holders.map((row) => ({ ...row, is_selected: false })),
  );
  await insertRows(trx, 'student_card', told.promocodes.cards);
  await bookJournals(trx, told.journals);
  await insertRows(trx, 'grading', story.gradings);
  await insertRows(trx, 'score', told.ratings.scores);
  await insertRows(trx, 'rater', told.ratings.raters);
  await insertRows(trx, 'score_fit', told.ratings.fits);
  await insertRows(trx, 'rating_receipt', told.ratings.receipts);
  await insertRows(trx, 'notification', told.notifications);
  await insertRows(trx, 'game_reminder', told.reminders);
  await insertRows(trx, 'enquiry', told.enquiries);
  await writeWishes(trx, told.wishes);
  await insertRows(trx, 'check_in', told.attendance.checkIns);
  await insertRows(trx, 'attendance_review', told.attendance.reviews);
  await insertRows(trx, 'no_show', told.attendance.noShows);
  await leadTogether(trx);
  await makeRegulars(trx);
  await invite(trx, demoAccounts[0].email);
}

/** A wish counts in the town that it names. */
async function writeWishes(trx: Transaction, wishes: ToldStory['wishes']): Promise<void> {
  await insertRows(trx, 'wish', wishes);
  await insertRows(
    trx,
    'wish_cell',
    wishes.flatMap((wish) => cellsOf(wish)),
  );
  await sql`
    update wish w set town_id = (select p.id from place p where p.name = w.place_name order by p.population desc, p.id limit 1)`.execute(
    trx,
  );
}

function userRows({ people, played, passwordHash }: ToldStory) {
  return people.map((person, index) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    password_hash: person.email.endsWith('@rondo.test') ? passwordHash : null,
    role: person.role,
    organiser_kind: kindOf(person),
    photo: person.avatar ? `/files/${person.avatar.path}` : null,
    language: person.language,
    newsletter_consent: false,
    terms_accepted_at: person.joinedAt,
    privacy_accepted_at: person.joinedAt,
    game_count: played.get(person.id) ?? 0,
    ...howTheyPlay(person, index),
    confirmed_at: person.role === 'guest' ? null : person.joinedAt,
    created_at: person.joinedAt,
  }));
}

/** Most members say how they play, each with hours of their own; guests say nothing. */
function howTheyPlay({ role, sports, language }: Person, index: number) {
  const says = role !== 'guest' && index % 4 < 3;
  const languages = language === 'nl' || index % 2 === 0 ? ['nl', 'en'] : ['en'];
  return {
    liked_sports: says ? [...sports] : [],
    playing_hours: says ? ['weekdayEvening', weekParts[3 + (index % 3)] ?? 'weekendMorning'] : [],
    spoken_languages: says ? languages : [],
    shows_playing: says,
    shows_first_name: says && index % 2 === 0,
  };
}

/** Invites this account to the next game with a spot, by somebody they played with. */
async function invite(trx: Transaction, email: string): Promise<void> {
  await sql`
    insert into game_invitation (game_id, sender_id, receiver_id, created_at)
    select g.id, r.user_id, u.id, app_now() - interval '90 minutes'
    from app_user u
    join registration mine on mine.user_id = u.id and mine.status = 'played'
    join registration theirs on theirs.game_id = mine.game_id and theirs.status = 'played' and theirs.user_id <> u.id
    join registration r on r.user_id = theirs.user_id and r.status = 'active'
    join game g on g.id = r.game_id and g.status <> 'cancelled' and g.private_community_id is null and g.passcode is null
      and g.joined_count < g.capacity - 2 and g.cutoff_at > app_now() + interval '1 day'
    join app_user s on s.id = r.user_id and s.role <> 'guest'
    where u.email = ${email} and not exists (
      select from registration own where own.game_id = g.id and own.user_id = u.id)
    order by g.starts_at, r.place limit 1`.execute(trx);
}

/** Members are on the leaderboard of their city, where there is one. */
async function chooseCities(trx: Transaction, { people }: ToldStory): Promise<void> {
  const members = people.filter(({ role }) => role !== 'guest');
  await sql`
    update app_user u set home_city = c.name
    from unnest(${members.map(({ id }) => id)}::uuid[], ${members.map(({ home }) => home.name)}::text[]) as m(id, home)
    join preferred_city c on c.name = m.home
    where u.id = m.id`.execute(trx);
}

/** Makes one organiser a paid one. */
function kindOf({ role, email }: Person): Rows['app_user']['organiser_kind'] {
  if (role !== 'organiser') return null;
  return email === demoAccounts[2].email ? 'freelance' : 'volunteer';
}

/** The number of members at the end of each earlier day; the database has counted today itself. */
async function writeSizes(trx: Transaction): Promise<void> {
  await sql`
    insert into community_size (community_id, day, members)
    select community_id, day, sum(count(*)) over (partition by community_id order by day)
    from (
      select community_id, ${localDay(sql`decided_at`)} as day
      from community_member where status = 'approved') approved
    group by community_id, day
    on conflict do nothing`.execute(trx);
}

/** Books each journal at the time it happened; the wallet's own command would book it now. */
async function bookJournals(trx: Transaction, journals: readonly BookedJournal[]): Promise<void> {
  const heads = journals.map(({ postings: _postings, ...head }) => head);
  const postings = journals.flatMap(({ key, postings }) =>
    postings
      .filter(([, , cents]) => cents !== 0)
      .map(([account, owner_id, amount_cents]) => ({ key, account, owner_id, amount_cents })),
  );
  await sql`
    with head as (
      insert into journal (kind, idempotency_key, game_id, user_id, order_id, registration_id, created_at)
      select kind, key, "gameId", "userId", "orderId", "registrationId", at
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
        as j(kind text, key text, "gameId" uuid, "userId" uuid, "orderId" uuid, "registrationId" uuid, at timestamptz)
      returning id, idempotency_key
    )
    insert into posting (journal_id, account, owner_id, amount_cents)
    select head.id, p.account, p.owner_id, p.amount_cents
    from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
      as p(key text, account text, owner_id uuid, amount_cents bigint)
    join head on head.idempotency_key = p.key
    order by head.id`.execute(trx);
}
