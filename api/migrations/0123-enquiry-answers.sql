-- All that an enquiry was answered with, by whom and when (decisions/0040-enquiries.md): `enquiry.answer` is the latest alone, and stays for the version before.
create table enquiry_answer (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  answered_by uuid references app_user, -- the admin; null where nobody knows any more
  words text not null check (char_length(words) between 1 and 3000), -- what was mailed: an answer, or the note of a decision
  created_at timestamptz not null
);
create index enquiry_answer_of on enquiry_answer (enquiry_id, id);

insert into enquiry_answer (enquiry_id, answered_by, words, created_at)
select e.id, a.actor_id, e.answer, coalesce(a.at, e.state_at)
from enquiry e
left join lateral (
  select actor_id, at from admin_action
  where subject_kind = 'enquiry' and subject_id = e.id::text
    and action in ('enquiry.answer', 'application.approve', 'application.decline')
  order by id desc limit 1) a on true
where e.answer is not null;
