-- What a mailed link switched off, and how it was before: undoing it brings back that, and no more. Who chooses on the settings
-- page afterwards leaves nothing to undo.
alter table notification_choice
  add column ended_by text, -- the link's topic: a category or 'all'
  add column was_on boolean, -- null: had never been chosen
  add constraint notification_choice_ended check (ended_by is null or (not is_on and channel = 'mail')),
  add constraint notification_choice_was check (was_on is null or ended_by is not null);

-- A digest takes its parts along: they are never sent themselves.
alter table mail drop constraint mail_digest_id_fkey,
  add constraint mail_digest_id_fkey foreign key (digest_id) references mail on delete cascade;
