-- Whoever asks for their data gets the spots that they paid for friends, without reading everybody's.
create index registration_for_others on registration (payer_id) where user_id <> payer_id;
