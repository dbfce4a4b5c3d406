-- Who was taken out of a game, and what was paid back of a spot that its player keeps (decisions/0080-taking-out.md).

create table taken_out (
  id bigint generated always as identity primary key,
  game_id uuid not null references game,
  user_id uuid not null references app_user,
  registration_id uuid references registration, -- the spot they had; null: they only waited
  taken_by text not null check (taken_by in ('organiser', 'rondo')),
  actor_id uuid references app_user, -- null: they left Rondo
  reason text check (char_length(reason) between 3 and 300), -- the player reads it; null: their account was banned
  created_at timestamptz not null,
  let_in_at timestamptz -- since then they may join again
);
create unique index taken_out_now on taken_out (game_id, user_id) where let_in_at is null;
create index taken_out_user on taken_out (user_id);
create index taken_out_actor on taken_out (actor_id) where actor_id is not null;
create index taken_out_spot on taken_out (registration_id) where registration_id is not null;

alter table registration drop constraint registration_refund_adds_up;
alter table registration
  -- Every cent paid for a spot that was given up, or that became free, is either back or kept; of one that its player keeps, some may be back.
  add constraint registration_refund_adds_up check (
    refunded_cents >= 0 and retained_cents >= 0
    and case when free_since is not null then refunded_cents = paid_cents and retained_cents = 0
             when status in ('refunded', 'cancelled') then refunded_cents + retained_cents = paid_cents
             else refunded_cents <= paid_cents and retained_cents = 0 end);

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back', 'charge_back_won', 'owed_settled', 'owed_ended', 'guest_back', 'guest_back_by_bank',
  'goodwill')); -- an admin paid back a spot, or some of it
create index journal_goodwill on journal (user_id, created_at) where kind = 'goodwill';

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'labelSuggested', 'labelRemoved', 'labelReported', 'tagGiven',
  'waitingListPromoted', 'afterMatchRating', 'ratingReceipt', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled',
  'matchChanged', 'matchBelowMinimum', 'matchGiven', 'matchInvited', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn',
  'friendPaid', 'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting',
  'balanceCorrected', 'wishFits', 'wishDigest', 'noShowMarked', 'noShowAppealed', 'noShowKept', 'noShowTakenBack',
  'groupInvited', 'groupComplete', 'groupOver',
  'coOrganiserNamed', 'coOrganiserLeft', 'matchLate', 'matchMessage', 'communityMessage', 'messageReported', 'gameNeedsYou', 'regularSpotKept',
  'passEndsSoon', 'passEnded', 'bankDetailsChanged', 'chargedBack', 'paymentTakenBack', 'chargeBackWon', 'owedEnded',
  'takenOut', 'friendTakenOut', 'playerTakenOut', 'letBackIn', 'spotPaidBack'));
