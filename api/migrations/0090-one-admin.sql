-- One admin alone corrects by up to 25 euro a person and month, and where there is one alone a command on the server says the second yes
-- (decisions/0083-one-admin.md).

alter table correction
  drop constraint correction_by_two,
  -- By two, or at once by one: no proposal is approved by who made it.
  add constraint correction_by_two check (
    decided_by <> proposed_by or (decision = 'approved' and decided_at = proposed_at and abs(amount_cents) <= 2500)),
  drop constraint correction_decided,
  -- decided_by is null on an approved one: the server's command. Nobody declines there.
  add constraint correction_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_reason is null)
    and case decision when 'approved' then true when 'declined' then decided_by is not null else decided_by is null end);
