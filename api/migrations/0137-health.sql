-- What the console shows of back-ups: where the last one is and how large, what was asked for, and what failed (product.md#health).
alter table back_up
  add column place text,
  add column bytes bigint check (bytes > 0);

create table back_up_try (
  act text primary key check (act in ('asked', 'take_failed', 'verify_failed')), -- asked for in the console; could not be stored; did not come back
  at timestamptz not null, -- real time, not the demo clock
  says text check ((says is null) = (act = 'asked'))
);

-- The role that tries back-ups notes here too that one did not come back.
do $$
declare
  role name;
begin
  for role in
    select distinct grantee from information_schema.role_table_grants
    where table_schema = current_schema() and table_name = 'back_up' and privilege_type = 'UPDATE' and grantee not in (current_user, 'PUBLIC')
  loop
    execute format('grant select, insert, update on back_up_try to %I', role);
  end loop;
end $$;
