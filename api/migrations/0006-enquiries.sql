-- What visitors write to the platform.

create table newsletter_subscription (
  email text primary key check (email = lower(email)),
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz
);

-- Business contact, facility listing and organiser application; the form's own fields are in details.
create table enquiry (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('business', 'facility', 'organiser')),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 254),
  details jsonb not null,
  status text not null default 'new' check (status in ('new', 'handled')),
  handled_by uuid references app_user,
  handled_at timestamptz,
  created_at timestamptz not null default now()
);
create index enquiry_open on enquiry (created_at) where status = 'new';

create table enquiry_image (
  enquiry_id uuid not null references enquiry,
  position smallint not null check (position between 1 and 5), -- at most 5 photos
  path text not null,
  primary key (enquiry_id, position)
);
