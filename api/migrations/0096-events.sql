-- Domain events: what happened, recorded by the transaction that made it so and heard after its commit (decisions/0090-domain-events.md).
create table event (
  id bigint generated always as identity primary key, -- in the order of what happened to one game, whose lock was held meanwhile
  name text not null, -- of api/src/platform/events/event-names.ts
  data jsonb not null, -- ids and figures
  happened_at timestamptz not null,
  heard_at timestamptz, -- when it was acted on; null: not yet
  tries smallint not null default 0 -- how often hearing it has failed
);
create index event_unheard on event (id) where heard_at is null;
