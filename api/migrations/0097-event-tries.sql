-- An event that failed is tried again later each time (decisions/0090-domain-events.md).
alter table event add column try_at timestamptz; -- not before; null: at once
