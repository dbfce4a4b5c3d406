-- What companies, venues and would-be organisers write (product.md#enquiries). Nothing ever wrote the tables of 0006.
drop table enquiry_image;
drop table enquiry;

create table enquiry (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('business', 'facility', 'organiser')),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 100 and email = lower(email)),
  user_id uuid references app_user, -- who wrote it, if logged in
  language text not null references language, -- in which it is answered
  details jsonb not null, -- the form's other fields (contract/src/enquiry-details.ts)
  state text not null default 'open',
  assigned_to uuid references app_user, -- the admin who looks after it
  created_at timestamptz not null,
  state_at timestamptz not null, -- since when the state is what it is
  check (state in ('open', 'assigned', 'answered', 'closed') or (kind = 'organiser' and state in ('approved', 'declined'))),
  check (state <> 'assigned' or assigned_to is not null),
  check (state <> 'open' or assigned_to is null),
  check (state_at >= created_at),
  check (jsonb_typeof(details) = 'object' and case kind
    when 'business' then details ?& array['sport', 'people', 'duration', 'datetime', 'photographer', 'refereeing', 'catering', 'additionalDetails']
    when 'facility' then details ?& array['businessName', 'businessType', 'websiteLink', 'facilityName', 'address', 'maxCapacity', 'availableDays', 'availableHours', 'additionalDetails', 'sports']
    else details ?& array['age', 'freelancer', 'city', 'facility_contacted', 'sports'] and jsonb_typeof(details -> 'freelancer') = 'boolean'
  end)
);
-- An address has one application at a time.
create unique index enquiry_application on enquiry (email) where kind = 'organiser' and state in ('open', 'assigned', 'answered');
create index enquiry_list on enquiry (kind, created_at, id);
create index enquiry_assigned on enquiry (assigned_to) where state in ('assigned', 'answered');
create index enquiry_writer on enquiry (user_id) where user_id is not null;
create index enquiry_email on enquiry (email);
create index enquiry_done on enquiry (state_at) where state not in ('open', 'assigned'); -- for forgetting them

-- A photo whose enquiry is gone waits here until its file is gone too.
create table enquiry_photo (
  path text primary key check (path ~ '^/files/enquiries/[0-9a-f]{32}\.webp$'), -- its small size has -card added
  enquiry_id uuid references enquiry on delete set null,
  position smallint not null check (position between 1 and 5), -- at most 5 photos
  unique (enquiry_id, position)
);
create index enquiry_photo_orphan on enquiry_photo (path) where enquiry_id is null;
