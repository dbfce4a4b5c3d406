-- Groups that join a game together (product.md#joining-together): spots are kept for half an hour, each pays their own.

create table join_group (
  id uuid primary key, -- also what the group's link has: nobody guesses it
  game_id uuid not null references game,
  starter_id uuid not null references app_user,
  way text not null check (way in ('all', 'fit')), -- all or nothing, or as many as fit
  places smallint not null check (places between 2 and 10), -- with the starter
  expires_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('complete', 'expired', 'declined', 'withdrawn', 'gone')),
  constraint join_group_ended check ((ended_at is null) = (outcome is null)),
  constraint join_group_time check (expires_at > created_at)
);
create unique index join_group_open on join_group (game_id, starter_id) where ended_at is null; -- one a person and game
create index join_group_due on join_group (expires_at) where ended_at is null;
create index join_group_starter on join_group (starter_id);
create index join_group_game on join_group (game_id);

create table join_group_member (
  group_id uuid not null references join_group,
  user_id uuid not null references app_user,
  status text not null check (status in ('invited', 'reserved', 'joined', 'declined')),
  -- What is reserved for their spot until all are there; cents, and what the spot gets then.
  price_cents integer check (price_cents >= 0), -- before discounts
  paid_cents integer check (paid_cents between 0 and price_cents),
  price_lines jsonb,
  team_id uuid references team on delete set null,
  early_bird_id uuid references early_bird on delete set null,
  promocode_id uuid references promocode,
  periodic_id uuid references promocode,
  periodic_month date,
  created_at timestamptz not null,
  primary key (group_id, user_id),
  constraint join_group_member_reserved check ((status = 'reserved') <= (paid_cents is not null)),
  constraint join_group_member_month check ((periodic_id is null) = (periodic_month is null))
);
create index join_group_member_user on join_group_member (user_id);
create index join_group_member_promocode on join_group_member (promocode_id);
create index join_group_member_periodic on join_group_member (periodic_id);
create index join_group_member_team on join_group_member (team_id);
create index join_group_member_early_bird on join_group_member (early_bird_id);

-- A spot kept for a group is nobody's until one of them takes it: so it has no user, and all that counts holds counts it.
alter table spot_hold
  alter column user_id drop not null,
  add column group_id uuid references join_group,
  add constraint spot_hold_somebodys check (user_id is not null or group_id is not null),
  drop constraint spot_hold_kind_check;
alter table spot_hold add constraint spot_hold_kind_check check (kind in ('checkout', 'offer', 'group'));
create index spot_hold_group on spot_hold (group_id) where group_id is not null;

-- Money of a group that is not complete yet: still owed to whoever it was taken from.
alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'correction',
  'group_reserved', -- set apart until all of a group are there
  'group_back'));   -- they did not come together

alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'wallet',            -- a user's credits; owner: the user
  'escrow',            -- entrance fees of a game not yet settled; owner: the game
  'checkout',          -- paid for a spot that is not given yet; owner: the order
  'reserved',          -- set apart for a spot in a group that is not complete yet; owner: the user
  'owed_to_guest',     -- refunds a guest can use after setting a password; owner: the user
  'owed_to_organiser', -- earned and in no payout yet; owner: the user
  'payout',            -- on its way to an organiser; owner: the line of the run
  'bank',              -- left by the bank
  'losses',            -- what somebody owes Rondo and won't pay, as after a chargeback
  'revenue', 'provider', 'promotions', 'fees'));
alter table posting drop constraint posting_owner;
alter table posting add constraint posting_owner check ((owner_id is not null)
  = (account in ('wallet', 'escrow', 'checkout', 'reserved', 'owed_to_guest', 'owed_to_organiser', 'payout')));

alter table daily_close add column reserved_cents bigint not null default 0;
alter table daily_close drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + reserved_cents + owed_to_guest_cents + revenue_cents + provider_cents
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
  'groupInvited', 'groupComplete', 'groupOver'));
