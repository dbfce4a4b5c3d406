-- The link that was mailed for a spot: whether it was opened, and how often its guest's address was corrected
-- (decisions/0086-a-guests-address-is-corrected.md). No row: neither.
create table booking_link (
  registration_id uuid primary key references registration,
  corrected integer not null default 0 check (corrected >= 0), -- links of fewer corrections open nothing
  opened_at timestamptz -- when the link as it is now was first opened
);
