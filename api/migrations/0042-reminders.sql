-- Reminders a day and two hours before a game (rules/src/reminders.ts).

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'waitingListPromoted', 'afterMatchRating', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled', 'matchChanged',
  'matchBelowMinimum', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn', 'friendPaid', 'friendDeclined',
  'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting'));

alter table notification_choice drop constraint notification_choice_category_check;
alter table notification_choice add constraint notification_choice_category_check check (category in (
  'offers', 'changes', 'money', 'bookings', 'games', 'reminders', 'spots', 'signUps', 'organising', 'ratings', 'communities'));

-- The moments of a game that have been: written with the notifications, so that nobody is reminded twice, however often and in
-- however many processes the sweep runs. With another start they come again.
create table game_reminder (
  game_id uuid not null references game,
  kind text not null check (kind in ('matchInADay', 'matchInTwoHours')),
  starts_at timestamptz not null,
  reminded_at timestamptz not null,
  primary key (game_id, kind, starts_at)
);

-- What is soon was told before there were reminders: nobody hears it all at once.
insert into game_reminder (game_id, kind, starts_at, reminded_at)
select id, 'matchInADay', starts_at, clock_timestamp() from game
where not archived and starts_at between clock_timestamp() and clock_timestamp() + interval '24 hours';
