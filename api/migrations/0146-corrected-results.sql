-- How often what came out of a match was entered anew or taken back, which its readers see.
alter table tournament_match add column changes smallint not null default 0;
