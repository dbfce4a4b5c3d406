-- PostgreSQL never reads two indexes together that have the same condition. This one says `not archived` in other words, so that words are looked up
-- beside the tiles of a place (docs/decisions/0150-words-are-counted-to-a-thousand.md).
drop index game_live_by_words;
create index game_live_by_words on game using gin (search_text gin_trgm_ops) with (fastupdate = off) where archived is not true;
