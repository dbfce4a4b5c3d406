-- Holds that end by themselves, without those kept for good. Not every open hold is in it, so that what asks for the holds of a game
-- has no index but the game's own: planned while there was none, `lock_games` took this one and read everybody's.
create index spot_hold_ending on spot_hold (expires_at) where released_at is null and expires_at < 'infinity';
drop index spot_hold_expiry;
