import type { CallResponse, listCorrections, listJournals } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { CorrectionRow } from './correction-queries.ts';
import type { JournalRow } from './journal-queries.ts';

type Journal = CallResponse<typeof listJournals>['data']['journals'][number];
type Line = Journal['lines'][number];
type Correction = CallResponse<typeof listCorrections>['data']['corrections'][number];

const ownerKinds: Partial<Record<Line['account'], NonNullable<Line['owner']>['kind']>> = {
  wallet: 'user',
  reserved: 'user',
  owed_to_guest: 'user',
  owed_to_organiser: 'user',
  escrow: 'game',
  checkout: 'order',
  payout: 'payout',
  pass: 'pass',
};

export function presentJournal(row: JournalRow): Journal {
  const { correction, lines } = row;
  const moved = lines.reduce((sum, { amount_cents: cents }) => sum + Math.max(0, cents), 0);
  return {
    _id: row.id,
    kind: row.kind,
    at: row.created_at,
    moved: centsToEuros(moved),
    person: row.user_id === null ? null : { _id: row.user_id, name: row.person_name ?? '' },
    game: row.game_id === null ? null : { _id: row.game_id, name: row.game_name ?? '' },
    orderId: row.order_id,
    correction: correction && {
      proposedBy: correction.proposed_by,
      approvedBy: correction.approved_by,
      reason: correction.reason,
    },
    lines: lines.map(presentLine),
  };
}

/** The lines of journals for a spreadsheet, each with what its journal says. */
export function presentLines(rows: readonly JournalRow[]) {
  return rows.map(presentJournal).flatMap(({ lines, person, game, orderId, correction, ...journal }) =>
    lines.map(({ account, owner, amount }) => ({
      journal: journal._id,
      kind: journal.kind,
      at: journal.at,
      account,
      owner: owner?.name ?? '',
      ownerId: owner?._id ?? '',
      amount,
      person: person?.name ?? '',
      personId: person?._id ?? '',
      game: game?.name ?? '',
      gameId: game?._id ?? '',
      orderId,
      proposedBy: correction?.proposedBy ?? '',
      approvedBy: correction?.approvedBy ?? '',
      reason: correction?.reason ?? '',
    })),
  );
}

function presentLine(row: JournalRow['lines'][number]): Line {
  const { account, owner_id: id, owner_name: name, amount_cents } = row;
  const kind = ownerKinds[account];
  const owner = id === null || kind === undefined ? null : { kind, _id: id, name };
  return { _id: row.id, account, owner, amount: centsToEuros(amount_cents) };
}

export function presentCorrection(row: CorrectionRow): Correction {
  const { decided_by: by, decided_at: at, decided_reason: reason } = row;
  const state = row.has_expired ? 'expired' : (row.decision ?? 'open');
  return {
    _id: row.id,
    person: { _id: row.user_id, name: row.person_name },
    account: row.account,
    against: row.against,
    amount: centsToEuros(row.amount_cents),
    orderId: row.order_id,
    reason: row.reason,
    proposedBy: { _id: row.proposed_by, name: row.proposer_name },
    proposedAt: row.proposed_at,
    expiresAt: row.expires_at,
    state,
    awaits: state === 'open' ? (row.has_other_admin ? 'admin' : 'server') : null,
    decision:
      at !== null && reason !== null
        ? { by: by === null ? null : { _id: by, name: row.decider_name ?? '' }, at, reason }
        : null,
    journalId: row.journal_id,
  };
}
