-- Photos of venues, which games there show that have none of their own (decisions/0049-venue-photos.md).

-- Where a game is: an address, whatever its capitals and spaces, and its point to some hundred metres.
alter table game add column venue_id uuid not null generated always as (
  md5(lower(regexp_replace(btrim(address), '\s+', ' ', 'g')) || '@'
    || round(latitude::numeric, 3)::text || ',' || round(longitude::numeric, 3)::text)::uuid
) stored;

create table venue_photo (
  venue_id uuid primary key,
  path text not null, -- of the header's size, below /files
  added_by uuid references app_user, -- null once they have left
  added_at timestamptz not null
);
create index venue_photo_added_by on venue_photo (added_by) where added_by is not null;
