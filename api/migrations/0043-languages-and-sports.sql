-- Languages and sports once: the rows of `rules/src/languages.ts` and `rules/src/sports.ts`, which every other table refers to.

create table language (
  code text primary key
);
insert into language values ('en'), ('nl');

alter table app_user drop constraint app_user_language_check,
  add constraint app_user_language foreign key (language) references language;
alter table sign_up drop constraint sign_up_language_check,
  add constraint sign_up_language foreign key (language) references language;
alter table newsletter_request drop constraint newsletter_request_language_check,
  add constraint newsletter_request_language foreign key (language) references language;
-- Taken from the tables above, and no reference itself: mails are written with every join, and each would lock the one row of its language.
alter table mail drop constraint mail_language_check,
  add constraint mail_language check (language ~ '^[a-z]{2}$');

create table sport (
  name text primary key
);
insert into sport values
  ('Football'), ('Futsal'), ('Volleyball'), ('Basketball'), ('Martial arts'), ('Health & fitness');

-- Those whose games people rate (product.md#sports).
create table rated_sport (
  name text primary key references sport
);
insert into rated_sport values ('Football'), ('Volleyball'), ('Basketball');

alter table community drop constraint community_sport_check,
  add constraint community_sport foreign key (sport) references sport;
alter table game drop constraint game_sport_check,
  add constraint game_sport foreign key (sport) references sport;
alter table score drop constraint score_sport_check,
  add constraint score_sport foreign key (sport) references sport;
alter table grading drop constraint grading_sport_check,
  add constraint grading_sport foreign key (sport) references rated_sport;
