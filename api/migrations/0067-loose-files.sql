-- Stored files that no row may name: noted before each is stored, and when a row names it no more (decisions/0054-files.md).
create table loose_file (
  -- As rows have it: of a picture, the one of its largest size.
  address text primary key check (address like '/files/%'),
  -- From then on it is removed if no row names it.
  look_at timestamptz not null
);
create index loose_file_look_at on loose_file (look_at);
