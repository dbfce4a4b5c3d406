-- The trace in which it happened, which goes on where it is heard; null where nothing is recorded (decisions/0111-traces.md).
alter table event add column traceparent text check (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');
