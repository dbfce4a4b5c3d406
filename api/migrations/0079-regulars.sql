-- Regulars of a series (product.md#regulars): a spot in each of its games is kept for them until some days before the start.

alter table game_series
  add column regular_spots smallint not null default 0 check (regular_spots between 0 and 49), -- of each game; 0: none
  add column regular_days smallint not null default 2 check (regular_days between 1 and 7);    -- before the start, until when they are kept

create table regular (
  series_id uuid not null references game_series,
  user_id uuid not null references app_user,
  since timestamptz not null,
  primary key (series_id, user_id)
);
create index regular_user on regular (user_id);

-- A spot kept for a regular is a hold of theirs, so all that counts holds counts it.
alter table spot_hold
  add column reminded_at timestamptz, -- when its regular heard that it is soon released
  add constraint spot_hold_regulars check (kind <> 'regular' or user_id is not null),
  drop constraint spot_hold_kind_check;
alter table spot_hold add constraint spot_hold_kind_check check (kind in ('checkout', 'offer', 'group', 'regular'));
create index spot_hold_regular on spot_hold (expires_at) where kind = 'regular' and released_at is null;

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
  'coOrganiserNamed', 'coOrganiserLeft', 'matchLate', 'matchMessage', 'communityMessage', 'messageReported', 'gameNeedsYou',
  'regularSpotKept'));
