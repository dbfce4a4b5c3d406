-- Passes: ten games of a series, paid ahead for less, and owed to the player until they are played (decisions/0071-passes.md).

alter table game_series add column pass_percent smallint check (pass_percent between 5 and 50); -- off ten games; null: no pass

-- Whoever changes one holds its owner's wallet (reliability.md#locks).
create table pass (
  id uuid primary key,
  series_id uuid not null references game_series,
  game_id uuid not null references game, -- at whose price it was bought
  user_id uuid not null references app_user,
  ride_cents integer not null check (ride_cents > 0), -- what each of its ten games costs
  rides_left smallint not null check (rides_left between 0 and 10),
  bought_at timestamptz not null,
  ends_at timestamptz not null,
  soon_told_at timestamptz, -- when its owner was told that it ends in a month
  ended_at timestamptz,
  outcome text check (outcome in ('played', 'handed_back', 'expired', 'season_over', 'given_up')),
  refunded_cents integer check (refunded_cents >= 0),
  retained_cents integer check (retained_cents >= 0),
  constraint pass_time check (ends_at > bought_at),
  constraint pass_ended check ((ended_at is null) = (outcome is null)
    and (ended_at is null) = (refunded_cents is null) and (ended_at is null) = (retained_cents is null)),
  constraint pass_settled check (refunded_cents + retained_cents = rides_left * ride_cents),
  unique (id, user_id) -- for the spots that are paid with it
);
create unique index pass_open on pass (series_id, user_id) where ended_at is null; -- one a person and series
create index pass_due on pass (ends_at) where ended_at is null;
create index pass_user on pass (user_id);
create index pass_game on pass (game_id);

alter table registration
  add column pass_id uuid, -- the pass that its player paid with, for their own spot alone
  add constraint registration_pass foreign key (pass_id, payer_id) references pass (id, user_id),
  add constraint registration_pass_own check (pass_id is null or payer_id = user_id and order_id is null);
create index registration_pass on registration (pass_id) where pass_id is not null;

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'correction', 'group_reserved', 'group_back',
  'pass_bought', -- ten games paid ahead
  'pass_back')); -- a pass ended with games on it

alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'wallet',            -- a user's credits; owner: the user
  'escrow',            -- entrance fees of a game not yet settled; owner: the game
  'checkout',          -- paid for a spot that is not given yet; owner: the order
  'reserved',          -- set apart for a spot in a group that is not complete yet; owner: the user
  'pass',              -- paid ahead for games not played yet; owner: the pass
  'owed_to_guest',     -- refunds a guest can use after setting a password; owner: the user
  'owed_to_organiser', -- earned and in no payout yet; owner: the user
  'payout',            -- on its way to an organiser; owner: the line of the run
  'bank',              -- left by the bank
  'losses',            -- what somebody owes Rondo and won't pay, as after a chargeback
  'revenue', 'provider', 'promotions', 'fees'));
alter table posting drop constraint posting_owner;
alter table posting add constraint posting_owner check ((owner_id is not null)
  = (account in ('wallet', 'escrow', 'checkout', 'reserved', 'pass', 'owed_to_guest', 'owed_to_organiser', 'payout')));

alter table daily_close add column pass_cents bigint not null default 0;
alter table daily_close drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + reserved_cents + pass_cents + owed_to_guest_cents + revenue_cents + provider_cents
    + promotions_cents + fees_cents + owed_to_organiser_cents + payout_cents + bank_cents + losses_cents = 0);

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
  'passEndsSoon', 'passEnded'));
