-- Corrections of the ledger by two admins (decisions/0042-corrections.md), and an account for what nobody pays back.

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo',
  'organiser_pay',          -- a game's organiser earned something
  'organiser_pay_reversal', -- a game was reopened, or had fewer players after all
  'payout', 'payout_executed', 'payout_returned',
  'correction'));           -- two admins agreed on it

alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'wallet',            -- a user's credits; owner: the user
  'escrow',            -- entrance fees of a game not yet settled; owner: the game
  'checkout',          -- paid for a spot that is not given yet; owner: the order
  'owed_to_guest',     -- refunds a guest can use after setting a password; owner: the user
  'owed_to_organiser', -- earned and in no payout yet; owner: the user
  'payout',            -- on its way to an organiser; owner: the line of the run
  'bank',              -- left by the bank
  'losses',            -- what somebody owes Rondo and won't pay, as after a chargeback
  'revenue', 'provider', 'promotions', 'fees'));

alter table daily_close add column losses_cents bigint not null default 0;
alter table daily_close
  alter column losses_cents drop default,
  drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + owed_to_guest_cents + revenue_cents + provider_cents + promotions_cents
    + fees_cents + owed_to_organiser_cents + payout_cents + bank_cents + losses_cents = 0);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'labelSuggested', 'labelRemoved', 'labelReported', 'tagGiven',
  'waitingListPromoted', 'afterMatchRating', 'ratingReceipt', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled',
  'matchChanged', 'matchBelowMinimum', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn', 'friendPaid',
  'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting',
  'balanceCorrected'));

-- One admin proposes, another approves or declines; its journal has the key 'correction:<id>'.
create table correction (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user, -- whom it concerns, also where it is the house's loss
  account text not null check (account in ('wallet', 'owed_to_organiser', 'losses')),
  against text not null check (against in ('revenue', 'promotions', 'provider', 'bank', 'losses')),
  amount_cents integer not null check (amount_cents <> 0 and abs(amount_cents) <= 1000000), -- positive adds to `account`
  order_id uuid references payment_order, -- what it settles, such as a payment that was charged back
  reason text not null check (char_length(reason) between 3 and 500),
  proposed_by uuid not null references app_user,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  decision text check (decision in ('approved', 'declined')),
  decided_by uuid references app_user,
  decided_at timestamptz check (decided_at < expires_at),
  decided_reason text,
  constraint correction_accounts check (case account
    when 'wallet' then true
    when 'owed_to_organiser' then against in ('revenue', 'bank')
    else against in ('provider', 'bank') end),
  constraint correction_decided check (
    (decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
    and (decision is null) = (decided_reason is null)),
  constraint correction_by_two check (decided_by <> proposed_by),
  constraint correction_of_another check (proposed_by <> user_id and decided_by <> user_id)
);
create index correction_age on correction (proposed_at, id);
create index correction_open on correction (proposed_at, id) where decision is null;
create index correction_user on correction (user_id);
create index correction_order on correction (order_id) where order_id is not null;
