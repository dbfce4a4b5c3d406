-- So that the passes of a game's rides are found: what of a pass is played follows from them (decisions/0137-vat-of-what-is-sold-ahead.md).
create index registration_ride on registration (game_id) where pass_id is not null;
