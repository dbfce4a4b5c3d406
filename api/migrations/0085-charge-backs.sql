-- A payment that is charged back takes what it gave, and what the wallet does not hold stands as owed (decisions/0078-charge-backs.md).

alter table wallet
  add column owed_cents bigint not null default 0, -- what its owner owes Rondo; what comes settles it first
  add constraint wallet_owed_never_negative check (owed_cents >= 0),
  add constraint wallet_holds_or_owes check (owed_cents = 0 or balance_cents = 0); -- so that nothing is paid while something is owed
create index wallet_owing on wallet (user_id) where owed_cents > 0;

alter table payment_order
  add column taken_back_cents integer not null default 0, -- of amount and fee together: what the payer has back without us, as booked
  add column taken_back_at timestamptz, -- when that last changed
  add column take_backs integer not null default 0 check (take_backs >= 0), -- how often; each has its number in its journal's key
  add constraint payment_order_taken_back check (taken_back_cents between 0 and amount_cents + fee_cents),
  add constraint payment_order_taken_back_at check ((taken_back_at is null) = (take_backs = 0));

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back',     -- the payer has a payment back, and the wallet gave what it held of it
  'charge_back_won', -- the provider took that back
  'owed_settled',    -- what came to who owed something
  'owed_ended'));    -- an admin, or leaving Rondo, ended what was owed

alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'wallet',            -- a user's credits; owner: the user
  'escrow',            -- entrance fees of a game not yet settled; owner: the game
  'checkout',          -- paid for a spot that is not given yet; owner: the order
  'reserved',          -- set apart for a spot in a group that is not complete yet; owner: the user
  'pass',              -- paid ahead for games not played yet; owner: the pass
  'owed_to_guest',     -- refunds a guest can use after setting a password; owner: the user
  'owed_to_organiser', -- earned and in no payout yet; owner: the user
  'owed_by_person',    -- below zero: what somebody owes Rondo after a charge-back; owner: the user
  'payout',            -- on its way to an organiser; owner: the line of the run
  'bank',              -- left by the bank
  'losses',            -- what somebody owes Rondo and won't pay, as after a chargeback
  'revenue', 'provider', 'promotions', 'fees'));
alter table posting drop constraint posting_owner;
alter table posting add constraint posting_owner check ((owner_id is not null) = (account in (
  'wallet', 'escrow', 'checkout', 'reserved', 'pass', 'owed_to_guest', 'owed_to_organiser', 'owed_by_person', 'payout')));

alter table daily_close add column owed_by_person_cents bigint not null default 0;
alter table daily_close drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + reserved_cents + pass_cents + owed_to_guest_cents + revenue_cents + provider_cents
    + promotions_cents + fees_cents + owed_to_organiser_cents + payout_cents + bank_cents + losses_cents + owed_by_person_cents = 0);

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
  'passEndsSoon', 'passEnded', 'bankDetailsChanged', 'chargedBack', 'paymentTakenBack', 'chargeBackWon', 'owedEnded'));
