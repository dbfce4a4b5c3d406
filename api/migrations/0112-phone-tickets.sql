-- Tickets in the wallet apps of phones, which change when their game changes (decisions/0105-phone-tickets.md).

create table phone_ticket (
  registration_id uuid primary key references registration on delete cascade,
  user_id uuid not null references app_user,
  says text not null,      -- MD5 of all that the ticket says, by which a change is seen
  created_at timestamptz not null,
  changed_at timestamptz   -- when it last said something else; null: never since it was made
);
create index phone_ticket_user on phone_ticket (user_id);

-- Where a ticket is kept: on a device of Apple's that registered for it, or with Google.
create table phone_ticket_copy (
  registration_id uuid not null references phone_ticket on delete cascade,
  wallet text not null check (wallet in ('apple', 'google')),
  device text not null,    -- as Apple's device calls itself; empty with Google
  push_token text,         -- by which the device is told of changes
  told_at timestamptz not null, -- the latest change that it knows of
  try_at timestamptz not null,  -- when it can be told again
  primary key (registration_id, wallet, device),
  constraint phone_ticket_copy_device check ((wallet = 'apple') = (device <> '') and (wallet = 'apple') = (push_token is not null))
);
create index phone_ticket_copy_device on phone_ticket_copy (device) where device <> '';
create index phone_ticket_copy_token on phone_ticket_copy (push_token) where push_token is not null;
