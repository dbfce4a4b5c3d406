-- Who was in a game that was cancelled: on its page, and in their profile.
create index registration_cancelled on registration (game_id, place) where status = 'cancelled';
create index registration_cancelled_user on registration (user_id, game_id) where status = 'cancelled';
-- The games somebody waits for.
create index waiting_entry_user on waiting_entry (user_id, game_id) where status = 'waiting';
