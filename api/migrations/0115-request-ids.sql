-- The request by which an admin did it, as the log calls it (decisions/0110-observability.md).
alter table admin_action add column request_id text check (request_id ~ '^[A-Za-z0-9_.-]{8,64}$');
