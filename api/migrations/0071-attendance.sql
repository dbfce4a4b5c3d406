-- Who came to a game, and what becomes of it (decisions/0064-on-the-day.md). All of it is deleted 90 days after the game.

-- What was last marked of a spot. A mark that was taken back stays as 'none', so that an earlier one that arrives late loses against it.
create table check_in (
  registration_id uuid primary key references registration on delete cascade,
  user_id uuid not null references app_user,
  mark text not null check (mark in ('here', 'not_here', 'none')),
  marked_at timestamptz not null -- by the phone that made it, never in the future
);
create index check_in_user on check_in (user_id);

-- Somebody has said who did not come to a game, or that everybody did.
create table attendance_review (
  game_id uuid primary key references game,
  confirmed_at timestamptz not null
);

-- Somebody who did not come, as the organiser confirmed it, and what was said about it since.
create table no_show (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null unique references registration on delete cascade, -- once a spot, whatever becomes of it
  game_id uuid not null references game,
  user_id uuid not null references app_user,
  state text not null default 'marked' check (state in ('marked', 'appealed', 'kept', 'escalated', 'upheld', 'taken_back')),
  state_at timestamptz not null,
  marked_at timestamptz not null,
  appeal text check (char_length(appeal) between 3 and 300),
  reason text check (char_length(reason) between 3 and 300), -- why the organiser keeps it
  second_appeal text check (char_length(second_appeal) between 3 and 300),
  verdict text check (char_length(verdict) between 3 and 300), -- what Rondo says in the end
  -- Nothing is decided about an appeal that was never made, nor kept without a reason.
  constraint no_show_appealed check (state in ('marked', 'taken_back') or appeal is not null),
  constraint no_show_kept_for_a_reason check (state not in ('kept', 'escalated', 'upheld') or reason is not null),
  constraint no_show_escalated check (state not in ('escalated', 'upheld') or second_appeal is not null),
  constraint no_show_decided check ((verdict is null or second_appeal is not null) and (state <> 'upheld' or verdict is not null))
);
create index no_show_game on no_show (game_id);
create index no_show_user on no_show (user_id);
create index no_show_escalated_at on no_show (state_at) where state = 'escalated';

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'labelSuggested', 'labelRemoved', 'labelReported', 'tagGiven',
  'waitingListPromoted', 'afterMatchRating', 'ratingReceipt', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled',
  'matchChanged', 'matchBelowMinimum', 'matchGiven', 'matchInvited', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn',
  'friendPaid', 'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting',
  'balanceCorrected', 'wishFits', 'wishDigest', 'noShowMarked', 'noShowAppealed', 'noShowKept', 'noShowTakenBack'));
