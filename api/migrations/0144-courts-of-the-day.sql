-- When courts can't be used although their hours say so: [{"court": "A", "from": 90, "to": 130}], in minutes after the tournament's start; `to` is
-- null for the rest of the day.
alter table tournament add column closures jsonb not null default '[]';
