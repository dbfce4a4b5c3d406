-- The newsletter: an address is on the list once who reads it has said so.

-- By a mailed link, which ends the subscription without an account.
alter table newsletter_subscription add column address_hash bytea; -- SHA-256 of the address
update newsletter_subscription set address_hash = sha256(convert_to(email, 'UTF8'));
alter table newsletter_subscription alter column address_hash set not null,
  add constraint newsletter_subscription_address unique (address_hash);

create table newsletter_request (
  email text primary key check (char_length(email) <= 254 and email = lower(email)), -- the newest link is the only one that works
  token_hash bytea not null unique, -- SHA-256 of the e-mailed token; works once, 24 hours
  language text not null check (language in ('en', 'nl')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index newsletter_request_expiry on newsletter_request (expires_at);
