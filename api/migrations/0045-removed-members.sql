-- Who was removed stays so until an admin lets them in, whatever they ask meanwhile (decisions/0034-communities.md).
alter table community_member add column is_removed boolean not null default false;
update community_member set status = 'denied', is_removed = true where status = 'removed';
alter table community_member drop constraint community_member_status_check;
alter table community_member add constraint community_member_status_check
  check (status in ('pending', 'approved', 'denied', 'left'));
alter table community_member add constraint community_member_removed_check check (not is_removed or status <> 'approved');

-- When members last heard of news: deleting a piece of it must not let them hear of another.
alter table community add column news_told_at timestamptz[] not null default '{}';
update community c set news_told_at = array(
  select n.created_at from community_news n where n.community_id = c.id and n.is_told order by n.created_at desc limit 2);
