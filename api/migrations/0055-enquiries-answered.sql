-- Enquiries in the console: found by words, answered, and applications approved for an address that has no account yet (decisions/0040-enquiries.md).
alter table enquiry
  add column answer text check (char_length(answer) between 1 and 3000), -- what the writer was mailed: an answer, or the note of a decision
  add column awaits_account boolean not null default false, -- approved, for whoever proves that the address is theirs
  add check (state in ('open', 'assigned', 'answered', 'closed', 'approved', 'declined')), -- so that its type is known
  add check (not awaits_account or (kind = 'organiser' and state = 'approved')),
  add column search_text text not null generated always as (
    ' ' || btrim(regexp_replace(
      lower(regexp_replace(normalize(name || ' ' || email, NFD), '[\u0300-\u036f]', '', 'g')),
      '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))) stored;
create index enquiry_by_words on enquiry using gin (search_text gin_trgm_ops) with (fastupdate = off);
