import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Community, MemberRow } from './communities.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import type { BookedJournal, OrderRow } from './ledger.ts';
import type { Person } from './people.ts';
import type { DemoPromocodes } from './promocodes.ts';
import type { ScoreRow } from './scores.ts';
import type { Story } from './story.ts';

export interface ToldStory {
  story: Story;
  people: readonly Person[];
  /** Archived confirmed games each person played. */
  played: ReadonlyMap<string, number>;
  /** Of the accounts one can log in with. */
  passwordHash: string;
  communities: readonly Community[];
  members: readonly MemberRow[];
  scores: readonly ScoreRow[];
  orders: readonly OrderRow[];
  journals: readonly BookedJournal[];
  notices: readonly object[];
  promocodes: DemoPromocodes;
}

/** Writes the whole demo, a statement a table; the triggers count players and keep the wallets as they always do. */
export async function writeStory(trx: Transaction, told: ToldStory): Promise<void> {
  const { story } = told;
  await insertRows(trx, 'app_user', userRows(told));
  await insertRows(trx, 'community', told.communities);
  await insertRows(trx, 'community_member', told.members);
  await insertRows(trx, 'game_series', story.series);
  await insertRows(trx, 'game', story.games);
  await insertRows(trx, 'team', story.teams);
  await insertRows(trx, 'early_bird', story.earlyBirds);
  await insertRows(trx, 'registration', story.registrations);
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
  await insertRows(trx, 'score', told.scores);
  await insertRows(trx, 'notification', told.notices);
}

function userRows({ people, played, passwordHash }: ToldStory) {
  return people.map((person) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    password_hash: person.email.endsWith('@rondo.test') ? passwordHash : null,
    role: person.role,
    photo: person.avatar ? `/files/${person.avatar.path}` : null,
    language: person.language,
    newsletter_consent: false,
    terms_accepted_at: person.joinedAt,
    privacy_accepted_at: person.joinedAt,
    game_count: played.get(person.id) ?? 0,
    confirmed_at: person.role === 'guest' ? null : person.joinedAt,
    created_at: person.joinedAt,
  }));
}

/** Each journal at the time it happened, unlike the wallet's own command, which books what happens now. */
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
