-- Who was removed, invitations, news, sizes over time, and news of new games (product.md#communities).

alter table community_member drop constraint community_member_status_check;
alter table community_member add constraint community_member_status_check
  check (status in ('pending', 'approved', 'denied', 'left', 'removed'));
update community_member set notifications = false where notifications and status <> 'approved';
alter table community_member add constraint community_member_notifications_check
  check (not notifications or status = 'approved');
-- Who waits, the longest waiting first; and who hears of news.
create index community_member_waiting on community_member (community_id, requested_at) where status = 'pending';
create index community_member_told on community_member (community_id) where notifications;

-- Links that let in without a request.
create table community_invitation (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{22}$'),
  community_id uuid not null references community,
  created_by uuid references app_user, -- null: has left Rondo
  created_at timestamptz not null,
  expires_at timestamptz not null,
  uses_most integer not null check (uses_most > 0),
  uses integer not null default 0 check (uses between 0 and uses_most)
);
create index community_invitation_community on community_invitation (community_id);
create index community_invitation_maker on community_invitation (created_by);

create table community_news (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references community,
  author_id uuid references app_user, -- null: has left Rondo
  title text not null check (char_length(title) between 1 and 100),
  body text not null check (char_length(body) between 1 and 4000),
  picture text,
  is_pinned boolean not null default false,
  is_told boolean not null, -- whether members heard of it
  created_at timestamptz not null,
  changed_at timestamptz
);
create index community_news_page on community_news (community_id, is_pinned desc, created_at desc, id);
create index community_news_author on community_news (author_id);

-- How many members a community had at the end of a day on which that changed (api/functions/count_members.sql).
create table community_size (
  community_id uuid not null references community,
  day date not null,
  members integer not null check (members >= 0),
  primary key (community_id, day)
);

-- From here on the database counts.
update community c set member_count = (
  select count(*) from community_member m where m.community_id = c.id and m.status = 'approved');
insert into community_size (community_id, day, members)
select id, (clock_timestamp() at time zone 'Europe/Amsterdam')::date, member_count from community;

-- Members have heard of the games that were made until then.
alter table community add column games_told_until timestamptz not null default clock_timestamp();

-- The list of communities: the largest first.
create index community_largest on community (member_count desc, id);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'waitingListPromoted', 'afterMatchRating', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled', 'matchChanged',
  'matchBelowMinimum', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn', 'friendPaid', 'friendDeclined',
  'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting'));
