import { type Label, type LabelKind, skeleton } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';

export interface MemberLabel extends Label {
  id: number;
}

/** All tags and nicknames of a member, in any state. */
export async function findLabels(trx: Transaction, communityId: string, userId: string): Promise<MemberLabel[]> {
  const { rows } = await sql<Pick<Rows['label'], 'id' | 'kind' | 'words' | 'status' | 'place' | 'decided_at'>>`
    select id, kind, words, status, place, decided_at from label
    where community_id = ${communityId} and user_id = ${userId}`.execute(trx);
  return rows.map(({ decided_at, ...label }) => ({
    ...label,
    decidedAt: decided_at === null ? null : new Date(decided_at),
  }));
}

export type OwnLabelRow = Pick<Rows['label'], 'user_id' | 'kind' | 'words' | 'status'> & {
  /** null if they suggested it themselves, or the suggester has left. */
  suggester: string | null;
};

/** A person's tags and nicknames that are confirmed or wait for an answer, in this order, earlier ones first. */
export async function findOwnLabels(db: Database, communityId: string, userId: string): Promise<OwnLabelRow[]> {
  const { rows } = await sql<OwnLabelRow>`
    select l.user_id, l.kind, l.words, l.status, u.name as suggester
    from label l left join app_user u on u.id = l.suggested_by and u.id <> l.user_id
    where l.community_id = ${communityId} and l.user_id = ${userId} and l.status in ('confirmed', 'pending')
    order by l.status, coalesce(l.decided_at, l.created_at), l.id`.execute(db);
  return rows;
}

/** Whether another member of a community has this name or nickname, or one that looks like it. */
export async function isNicknameTaken(
  trx: Transaction,
  { communityId, userId, words }: { communityId: string; userId: string; words: string },
): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select u.name from community_member m join app_user u on u.id = m.user_id
    where m.community_id = ${communityId} and m.status = 'approved' and m.user_id <> ${userId}
    union
    select words from label
    where community_id = ${communityId} and kind = 'nickname' and place is not null and user_id <> ${userId}`.execute(
    trx,
  );
  const wanted = skeleton(words);
  return rows.some(({ name }) => skeleton(name) === wanted);
}

export type ReportedRow = Pick<Rows['label'], 'user_id' | 'kind' | 'words'> & {
  name: string;
  suggester: string | null;
  reported_at: string;
  reasons: string[];
};

const isOpen = sql`r.decided_at is null and l.status in ('confirmed', 'pending')`;

/** Reported labels that nobody has decided about, the earliest reported first. */
export async function findReported(db: Database, communityId: string): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select l.user_id, l.kind, l.words, u.name, s.name as suggester, min(r.created_at) as reported_at,
      jsonb_agg(r.reason order by r.created_at, r.reporter_id) as reasons
    from label_report r join label l on l.id = r.label_id join app_user u on u.id = l.user_id
    left join app_user s on s.id = l.suggested_by and s.id <> l.user_id
    where l.community_id = ${communityId} and ${isOpen}
    group by l.id, u.id, s.id order by reported_at, l.id limit 100`.execute(db);
  return rows;
}

export async function countReported(db: Database, communityId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.id) as count from label_report r join label l on l.id = r.label_id
    where l.community_id = ${communityId} and ${isOpen}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type AdminTagRow = Pick<Rows['community_tag'], 'id' | 'tag' | 'color' | 'description'>;

/** The tags that a community's admins give, by name. */
export async function findAdminTags(db: Database, communityId: string): Promise<AdminTagRow[]> {
  const { rows } = await sql<AdminTagRow>`
    select id, tag, color, description from community_tag
    where community_id = ${communityId} order by lower(tag)`.execute(db);
  return rows;
}

export interface GivenTagRow extends AdminTagRow {
  given_at: string;
  declined_at: string | null;
}

/** The tags that admins gave a member, also those they declined. */
export async function findGivenTags(db: Database, communityId: string, userId: string): Promise<GivenTagRow[]> {
  const { rows } = await sql<GivenTagRow>`
    select t.id, t.tag, t.color, t.description, g.given_at, g.declined_at
    from given_tag g join community_tag t on t.id = g.tag_id
    where g.user_id = ${userId} and t.community_id = ${communityId} order by g.given_at, t.tag`.execute(db);
  return rows;
}

/** The tag or nickname that a refusal or a rejection is about. */
export interface Named {
  kind: LabelKind;
  words: string;
}
