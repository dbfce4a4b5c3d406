-- Places, communities, games, and who is in them.

create extension if not exists pg_trgm;

-- The gazetteer: places of the Netherlands to search for and to name a point with.
create table place (
  id integer primary key,
  name text not null,
  municipality text not null,
  province text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer not null default 0,
  search_text text not null -- lower-cased, without accents: name and other names
);
create index place_search on place using gin (search_text gin_trgm_ops);
create index place_point on place (latitude, longitude);

-- Cities offered beside the search (GET /locations), in this order.
create table preferred_city (
  name text primary key,
  latitude double precision not null,
  longitude double precision not null,
  position integer not null
);

create table community (
  id uuid primary key default gen_random_uuid(),
  short_code text not null unique check (short_code ~ '^[a-z0-9-]{2,40}$'),
  name text not null check (char_length(name) between 1 and 80),
  description text not null default '',
  sport text not null check (sport in ('Football', 'Futsal', 'Volleyball', 'Basketball', 'Martial arts', 'Health & fitness')),
  city text not null,
  country text not null default 'Netherlands',
  banner_image text,
  location_image text,
  is_private boolean not null default false,
  show_elo boolean not null default true,
  is_rating_visible boolean not null default true,
  is_rating_enabled boolean not null default true,
  are_nicknames_enabled boolean not null default false,
  featured_position integer, -- null when not featured
  member_count integer not null default 0 check (member_count >= 0),
  created_at timestamptz not null default now()
);

-- One row a person and community, whatever the state of their request.
create table community_member (
  community_id uuid not null references community,
  user_id uuid not null references app_user,
  status text not null check (status in ('pending', 'approved', 'denied', 'left')),
  is_admin boolean not null default false check (not is_admin or status = 'approved'),
  message text not null default '' check (char_length(message) <= 500),
  admin_note text,
  notifications boolean not null default false, -- members only
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references app_user,
  primary key (community_id, user_id)
);
create index community_member_user on community_member (user_id);

create table game_series (
  id uuid primary key default gen_random_uuid(),
  organiser_id uuid not null references app_user,
  created_at timestamptz not null default now()
);

create table game (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 50),
  description text not null default '' check (char_length(description) <= 100),
  contact_details text not null default '',
  organisational_details text not null default '',
  sport text not null check (sport in ('Football', 'Futsal', 'Volleyball', 'Basketball', 'Martial arts', 'Health & fitness')),
  level text not null check (level in ('All levels', 'Beginner', 'Intermediate', 'Advanced')),
  level_limit numeric(3, 2) not null default 0 check (level_limit between 0 and 6), -- lowest score that may join; 0 is none
  elo_disabled boolean not null default false,
  surface text not null check (surface in ('Indoors', 'Grass', 'Artificial grass', 'Concrete', 'Sand')),
  field_identifier text not null default '', -- names of the fields, joined with commas
  capacity smallint not null check (capacity between 0 and 99), -- players who may join, placeholders not counted
  minimum_players smallint not null check (minimum_players between 2 and 99),
  placeholder_players smallint not null default 0 check (placeholder_players between 0 and 99),
  -- Kept by the trigger on registration, so that it is true whatever the code does.
  joined_count smallint not null default 0,
  price_cents integer not null check (price_cents between 0 and 9900),
  passcode text check (char_length(passcode) between 1 and 20), -- never leaves the server
  starts_at timestamptz not null,
  duration_minutes smallint not null check (duration_minutes between 1 and 600),
  ends_at timestamptz not null,
  cutoff_at timestamptz not null, -- a pending game is cancelled then (product.md#life-of-a-game)
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'cancelled')),
  archived boolean not null default false, -- over; the list searches only games that are not
  photo text,
  location_image text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Map tile of about 14 x 14 km: a search by radius reads those its circle touches, and little beside it.
  tile integer not null generated always as (
    (floor((latitude + 90) * 8))::integer * 10000 + (floor((longitude + 180) * 5))::integer
  ) stored,
  address text not null,
  city text not null default '',
  country text not null default '',
  place_description text not null default '',
  organiser_id uuid not null references app_user,
  community_id uuid references community,
  series_id uuid references game_series,
  group_chat text,
  tournament boolean not null default false,
  tournament_external boolean not null default false check (not tournament_external or tournament),
  tournament_org text,
  tournament_link text,
  signup_opens_in_days smallint check (signup_opens_in_days between 0 and 365),
  featured_position integer, -- null when not featured
  -- The price of an external event for members of its organisation; price_cents is everyone else's.
  external_member_price_cents integer check (external_member_price_cents between 0 and 9900),
  rescheduled_at timestamptz, -- last got another start, or became free or paid: deadlines count from then
  changed_at timestamptz, -- last got another time or place: 100 % back for 24 hours (product.md#editing-games)
  cancel_note text check (char_length(cancel_note) <= 300),
  created_at timestamptz not null,
  constraint game_ends_after_start check (ends_at > starts_at),
  constraint game_minimum_below_capacity check (capacity > minimum_players),
  -- Nobody can ever be the (n+1)th of n: the last word, after the lock and the rules.
  constraint game_not_oversold check (joined_count between 0 and capacity)
) with (fillfactor = 60); -- joins renew the row in its own page: no index is touched, of which there are many

-- Search by time: everything a filter reads is in the index, so the inner query never visits the table (bench/README.md#designs).
create index game_live_by_start on game (starts_at, id)
  include (sport, level, price_cents, capacity, tournament, latitude, longitude, created_at) where not archived;
-- Search by place: the tiles around a point, in each the sports that are asked for, in each of those the order of time.
create index game_live_by_tile on game (tile, sport, starts_at, id)
  include (level, price_cents, capacity, tournament, latitude, longitude, created_at) where not archived;
create index game_live_by_creation on game (created_at desc, id) include (sport, starts_at) where not archived;
create index game_featured on game (featured_position, starts_at) where featured_position is not null and not archived;
create index game_pending_by_cutoff on game (cutoff_at) where status = 'pending' and not archived;
create index game_live_by_end on game (ends_at) where not archived;
create index game_organiser on game (organiser_id, starts_at);
create index game_community on game (community_id, starts_at) where community_id is not null;
create index game_photo on game (photo) where photo is not null;
create index game_series_games on game (series_id, starts_at) where series_id is not null;
create index game_archived_confirmed on game (ends_at) where archived and status = 'confirmed';

create table early_bird (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null references game,
  priority smallint not null, -- the lowest with free spots applies
  spots_total smallint not null check (spots_total > 0),
  spots_occupied smallint not null default 0,
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  discount_value integer not null check (discount_value > 0), -- percent, or cents when fixed
  unique (game_id, priority),
  constraint early_bird_not_oversold check (spots_occupied between 0 and spots_total),
  constraint early_bird_percentage check (discount_type = 'fixed' or discount_value <= 100)
);

create table team (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null references game,
  name text not null check (char_length(name) between 1 and 50),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  size smallint not null check (size between 1 and 99),
  member_count smallint not null default 0, -- kept by the trigger on registration
  position smallint not null,
  unique (game_id, position),
  constraint team_not_oversold check (member_count between 0 and size)
);

-- A spot somebody has, or had, in a game.
create table registration (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity, -- the order of joining
  game_id uuid not null references game,
  user_id uuid not null references app_user, -- who plays
  payer_id uuid not null references app_user, -- who paid, and gets refunds (product.md#refunds)
  team_id uuid references team,
  early_bird_id uuid references early_bird,
  price_cents integer not null check (price_cents >= 0), -- before discounts
  paid_cents integer not null check (paid_cents >= 0), -- really paid, frozen
  status text not null default 'active' check (status in ('active', 'left', 'refunded', 'cancelled', 'played')),
  refunded_cents integer not null default 0,
  retained_cents integer not null default 0,
  joined_at timestamptz not null,
  ended_at timestamptz,
  constraint registration_paid_at_most_price check (paid_cents <= price_cents),
  -- Every cent paid for a spot that was given up is either back or kept.
  constraint registration_refund_adds_up check (
    refunded_cents >= 0 and retained_cents >= 0
    and case when status in ('refunded', 'cancelled') then refunded_cents + retained_cents = paid_cents
             else refunded_cents = 0 and retained_cents = 0 end
  ),
  constraint registration_left_was_free check (status <> 'left' or paid_cents = 0)
);
-- One active registration a player and game.
create unique index registration_active on registration (game_id, user_id) where status in ('active', 'played');
create index registration_user on registration (user_id, game_id) where status in ('active', 'played');
create index registration_payer on registration (payer_id, joined_at) where paid_cents > 0;
create index registration_team on registration (team_id) where team_id is not null and status = 'active';

create table waiting_entry (
  id bigint generated always as identity primary key, -- the order of the queue
  game_id uuid not null references game,
  user_id uuid not null references app_user,
  team_id uuid references team,
  allowed_cents integer, -- agreed to pay up to this from the balance as soon as a spot opens; null: nothing agreed
  offered_until timestamptz, -- an open spot was kept for them until then; past that time they wait no more
  told_at timestamptz, -- heard that there is a spot for the first who takes it
  status text not null default 'waiting' check (status in ('waiting', 'promoted', 'left', 'lapsed', 'closed')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index waiting_entry_active on waiting_entry (game_id, user_id) where status = 'waiting';
create index waiting_entry_queue on waiting_entry (game_id, id) where status = 'waiting';

-- A spot kept for somebody who is paying (15 minutes), or offered to the first in line (30 minutes).
create table spot_hold (
  id bigint generated always as identity primary key,
  game_id uuid not null references game,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('checkout', 'offer')),
  expires_at timestamptz not null, -- counts against capacity only until then, whatever the sweeper has done
  released_at timestamptz,
  created_at timestamptz not null
);
create unique index spot_hold_open on spot_hold (game_id, user_id) where released_at is null;
create index spot_hold_expiry on spot_hold (expires_at) where released_at is null;
