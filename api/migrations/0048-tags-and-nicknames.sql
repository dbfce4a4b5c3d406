-- Tags and nicknames in one table, tags that admins give, and reports (product.md#tags, decisions/0037-tags-and-nicknames.md).

-- What a member of a community is called there (rules/src/labels.ts).
create table label (
  id bigint generated always as identity primary key,
  community_id uuid not null references community,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('tag', 'nickname')),
  words text not null check (char_length(btrim(words)) between 1 and 30),
  status text not null check (status in ('pending', 'confirmed', 'rejected', 'removed')),
  place smallint check (place between 1 and case kind when 'tag' then 2 else 1 end), -- two tags and one nickname, confirmed
  suggested_by uuid references app_user, -- null: has left Rondo
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'confirmed') = (place is not null)),
  check ((status = 'pending') = (decided_at is null))
);
create unique index label_words on label (community_id, user_id, kind, lower(words));
create unique index label_place on label (community_id, user_id, kind, place) where place is not null;
create unique index label_nickname on label (community_id, lower(words)) where kind = 'nickname' and place is not null;
create index label_owner on label (user_id);
create index label_suggester on label (suggested_by);

insert into label (community_id, user_id, kind, words, status, place, suggested_by, created_at, decided_at)
select community_id, user_id, 'nickname', nickname, status, case status when 'confirmed' then 1 end, suggested_by, created_at,
  case when status <> 'pending' then created_at end
from nickname order by status = 'confirmed' desc, id
on conflict do nothing;
drop table nickname;
-- Nothing ever wrote tags.
drop table user_tag;

-- Tags that a community's admins give to members.
create table community_tag (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references community,
  tag text not null check (char_length(btrim(tag)) between 1 and 30),
  color text not null check (color in ('grey', 'green', 'blue', 'orange', 'violet', 'rose')),
  description text not null check (char_length(description) <= 100)
);
create unique index community_tag_name on community_tag (community_id, lower(tag));

create table given_tag (
  tag_id uuid not null references community_tag on delete cascade,
  user_id uuid not null references app_user,
  given_at timestamptz not null,
  declined_at timestamptz, -- its receiver does not want it
  primary key (user_id, tag_id)
);
create index given_tag_tag on given_tag (tag_id);

create table label_report (
  label_id bigint not null references label on delete cascade,
  reporter_id uuid not null references app_user,
  reason text not null check (char_length(reason) between 1 and 300),
  created_at timestamptz not null,
  decided_at timestamptz, -- an admin kept or removed it
  primary key (label_id, reporter_id)
);
create index label_report_reporter on label_report (reporter_id);
create index label_report_open on label_report (label_id) where decided_at is null;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'labelSuggested', 'labelRemoved', 'labelReported', 'tagGiven',
  'waitingListPromoted', 'afterMatchRating', 'ratingReceipt', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled',
  'matchChanged', 'matchBelowMinimum', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn', 'friendPaid',
  'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting'));
