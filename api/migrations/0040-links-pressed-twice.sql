-- A mailed link that is pressed again says what is so, instead of that it does not work: until it would have ended anyway.
alter table address_change add column used_at timestamptz; -- when its link was followed
alter table newsletter_request add column used_at timestamptz; -- when its link was followed
