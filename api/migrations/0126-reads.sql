-- So that no statement reads all spots, notices or marks there ever were (decisions/0033-typed-sql.md#plans).
-- Spots that were given up, of a game and of a person: all others have an index of their own.
create index registration_given_up on registration (game_id) where status in ('left', 'refunded');
create index registration_given_up_by on registration (user_id) where status in ('left', 'refunded');
-- Asked when a team or an early bird is removed; few spots have either.
create index registration_in_team on registration (team_id) where team_id is not null;
create index registration_early_bird on registration (early_bird_id) where early_bird_id is not null;
create index waiting_entry_team on waiting_entry (team_id) where team_id is not null;
-- Notices of a message, which go when it is removed.
create index notification_message on notification ((params ->> 'message'))
where kind in ('matchMessage', 'communityMessage', 'messageReported');
create index push_message_expiry on push_message (expires_at);
create index session_expiry on session using brin (expires_at);
create index check_in_marked on check_in using brin (marked_at) with (pages_per_range = 16, autosummarize = on);
create index again_wish_asked on again_wish (asked_at);
create index wish_cell_user on wish_cell (user_id);
create index document_buyer_named on document_buyer (named_at);
