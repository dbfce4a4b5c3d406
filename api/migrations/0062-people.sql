-- Players' pages, who one played with, and inviting them to a game (decisions/0044-people.md).

-- Who may open one's page, of those who are logged in; 'nobody' also gets no invitations.
alter table app_user add column page_readers text not null default 'everyone'
  check (page_readers in ('everyone', 'partners', 'nobody'));

-- Who played with whom: from a person to their games, and from those to everybody in them, without a look at the table.
create index registration_played_by on registration (user_id, game_id) where status = 'played';
create index registration_played_in on registration (game_id, user_id) where status = 'played';
-- How many games somebody organised, and how many went ahead.
create index game_hosted on game (organiser_id) include (status) where archived;

-- Somebody was invited to a game by who they played with; whoever came second finds it done.
create table game_invitation (
  id bigint generated always as identity primary key,
  game_id uuid not null references game,
  sender_id uuid not null references app_user,
  receiver_id uuid not null references app_user,
  created_at timestamptz not null,
  declined_at timestamptz, -- put away by the receiver
  constraint game_invitation_once unique (receiver_id, game_id),
  constraint game_invitation_of_another check (sender_id <> receiver_id)
);
create index game_invitation_sent on game_invitation (sender_id, created_at);
create index game_invitation_game on game_invitation (game_id);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'labelSuggested', 'labelRemoved', 'labelReported', 'tagGiven',
  'waitingListPromoted', 'afterMatchRating', 'ratingReceipt', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled',
  'matchChanged', 'matchBelowMinimum', 'matchGiven', 'matchInvited', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn',
  'friendPaid', 'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting',
  'balanceCorrected'));

alter table notification_choice drop constraint notification_choice_category_check;
alter table notification_choice add constraint notification_choice_category_check check (category in (
  'offers', 'changes', 'money', 'bookings', 'games', 'reminders', 'spots', 'signUps', 'organising', 'ratings', 'communities',
  'invitations'));
