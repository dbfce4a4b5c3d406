-- A rate holds for what is played from its day on, whenever it was paid (decisions/0130-the-rate-of-the-day-of-play.md).

alter table vat_rate add column keeps_prepaid boolean not null default false; -- what was paid before its day keeps the rate before it

-- A credit note and a receipt that only change the rate of a sale, which stands.
alter table document add column why text check (why in ('vat_rate'));

-- What was sold for a game: of those to come when a rate changes, and of one that moves.
create index document_game on document (game_id) where game_id is not null;

-- Until this day, what was sold is looked at for a rate that isn't that of its day of play: a year after a rate began or was taken back, because
-- games are made up to a year ahead.
alter table document_cursor add column rates_until date;
update document_cursor set rates_until = (select max(from_day) + 400 from vat_rate where from_day > '2000-01-01');
