-- When back-ups last went well, for the metrics (decisions/0115-back-ups-that-happen.md).
create table back_up (
  act text primary key check (act in ('taken', 'verified')), -- stored off the machine; restored into an empty place and checked
  ended_at timestamptz not null -- real time, not the demo clock
);
