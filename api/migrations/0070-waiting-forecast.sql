-- What became of those who waited, counted anew each night (decisions/0063-waiting-forecast.md): nobody is named.
create table waiting_past (
  hours smallint not null,
  place smallint not null check (place between 1 and 10),
  sport text not null references sport (name),
  is_paid boolean not null,
  came int not null,
  total int not null check (total >= came and came >= 0),
  counted_at timestamptz not null,
  primary key (hours, place, sport, is_paid)
);
create index waiting_past_place on waiting_past (place);
