-- Admins whom an admin made, and when (decisions/0125-two-people.md). Those made on the server have no row.
create table admin_appointment (
  admin_id uuid not null references app_user,
  appointed_by uuid not null references app_user,
  appointed_at timestamptz not null,
  primary key (admin_id, appointed_at),
  constraint admin_appointed_by_another check (admin_id <> appointed_by)
);
create index admin_appointment_by on admin_appointment (appointed_by);

-- A gift that is more than one admin may give is good only once another agreed to it.
alter table promocode
  add column made_by uuid references app_user,            -- who made it or last raised its uses; null: before this was asked, or by Rondo
  add column needs_second boolean not null default false,
  add column agreed_at timestamptz,
  add column agreed_by uuid references app_user,          -- null with a time: a command on the server
  add constraint promocode_agreed_by_another check (agreed_by <> made_by);
