-- What people read of what is off, a row for each language; the columns stay for the version before (decisions/0128-complete-by-construction.md).
create table switch_words (
  kind text not null references switch on delete cascade,
  language text not null references language,
  words text not null check (words <> ''),
  primary key (kind, language)
);
create index switch_words_language on switch_words (language);
insert into switch_words
select s.kind, w.language, w.words from switch s cross join lateral (values ('en', s.said_en), ('nl', s.said_nl)) w (language, words)
where w.words <> '';
