-- What players say of themselves: sports they like, when they can play, languages they speak (decisions/0050-ones-own-pages.md).
-- Where they play is their city, `home_city`.
alter table app_user
  add column liked_sports text[] not null default '{}' constraint app_user_liked_sports
    check (liked_sports <@ array['Football', 'Futsal', 'Volleyball', 'Basketball', 'Martial arts', 'Health & fitness']),
  add column playing_hours text[] not null default '{}' constraint app_user_playing_hours
    check (playing_hours <@ array['weekdayMorning', 'weekdayAfternoon', 'weekdayEvening',
      'weekendMorning', 'weekendAfternoon', 'weekendEvening']),
  add column spoken_languages text[] not null default '{}' constraint app_user_spoken_languages
    check (array_to_string(spoken_languages, ',') ~ '^([a-z]{2,3}(,[a-z]{2,3}){0,7})?$'),
  -- Whether who opens their page reads the four.
  add column shows_playing boolean not null default false;
