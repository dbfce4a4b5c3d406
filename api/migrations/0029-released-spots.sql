-- Spots released to the queue: who can't be refunded any more stays in until somebody takes the spot (product.md#handing-over).

-- An offer to a named person, or to the queue; a spot has one of them at a time (hand_over_open).
alter table hand_over
  alter column to_user_id drop not null, -- of one to the queue: who took it
  add column to_queue boolean not null default false,
  add constraint hand_over_to_somebody check (to_user_id is not null or (to_queue and outcome is distinct from 'taken'));
create index hand_over_released on hand_over (game_id) where to_queue and ended_at is null;

-- The released spot that is kept for them: it is its giver's until it is taken, and so takes none of the capacity beside it.
alter table spot_hold add column registration_id uuid references registration;

-- Who has a released spot kept for them hears that its player keeps it.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'signedUp', 'communityApproved', 'communityDenied', 'waitingListPromoted', 'afterMatchRating',
  'topUpConfirmed', 'paymentConfirmed', 'matchCancelled', 'matchChanged', 'matchBelowMinimum', 'spotOffered',
  'spotOpen', 'spotLapsed', 'spotWithdrawn', 'friendPaid', 'friendDeclined', 'spotGivenUp', 'handOverOffered',
  'handOverTaken', 'handOverDeclined', 'creditWaiting'));
