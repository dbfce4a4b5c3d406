-- People told of games that lack a few players shortly before their cutoff (decisions/0068-rescue.md).

create table rescue_wave (
  game_id uuid not null references game,
  number smallint not null check (number > 0),
  missing smallint not null check (missing > 0), -- players it lacked
  started_at timestamptz not null,
  primary key (game_id, number)
);

create table rescue_told (
  game_id uuid not null,
  user_id uuid not null references app_user,
  wave smallint not null,
  told_on date not null, -- in Amsterdam
  primary key (game_id, user_id),
  foreign key (game_id, wave) references rescue_wave (game_id, number) on delete cascade,
  unique (user_id, told_on) -- one a day, over all games
);

-- Who played a sport around a place lately.
create index game_played_by_tile on game (tile, sport, ends_at) where archived and status = 'confirmed';

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
  'coOrganiserNamed', 'coOrganiserLeft', 'matchLate', 'matchMessage', 'communityMessage', 'messageReported', 'gameNeedsYou'));

alter table notification_choice drop constraint notification_choice_category_check;
alter table notification_choice add constraint notification_choice_category_check check (category in (
  'offers', 'changes', 'money', 'bookings', 'games', 'reminders', 'spots', 'signUps', 'organising', 'ratings', 'communities',
  'invitations', 'wishes', 'messages', 'rescues'));
