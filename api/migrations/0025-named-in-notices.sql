-- A notification may name somebody else, as the friend who paid. When they leave Rondo their name goes from it.
alter table notification add column named_id uuid references app_user;
create index notification_named on notification (named_id) where named_id is not null;
