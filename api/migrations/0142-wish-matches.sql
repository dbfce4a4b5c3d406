-- A game that 32,000 people wish for writes as many matches, and half of that time went to looking up what each refers to. A match's person is that of
-- its wish, which stays referred to, and games are never deleted.
alter table wish_match drop constraint wish_match_user_id_fkey;
alter table wish_match drop constraint wish_match_game_id_fkey;
