-- From when a game was moved, for search engines, which ask for both.

alter table game add column moved_from timestamptz; -- the start that was announced first; null as long as it is the start
