-- Notes the file that a row named before. It is looked at soon, when nobody can be about to name it too (decisions/0054-files.md).
create or replace function note_loose_file() returns trigger language plpgsql as $$
begin
  insert into loose_file (address, look_at)
  select was, now() + interval '1 minute' from (select to_jsonb(old) ->> tg_argv[0] as was) before where was like '/files/%'
  on conflict (address) do update set look_at = excluded.look_at;
  return null;
end $$;

create or replace trigger note_changed_photo after update of photo on app_user for each row
  when (old.photo is distinct from new.photo) execute function note_loose_file('photo');
create or replace trigger note_deleted_photo after delete on app_user for each row
  when (old.photo is not null) execute function note_loose_file('photo');

create or replace trigger note_changed_photo after update of photo on game for each row
  when (old.photo is distinct from new.photo) execute function note_loose_file('photo');
create or replace trigger note_deleted_photo after delete on game for each row
  when (old.photo is not null) execute function note_loose_file('photo');

create or replace trigger note_changed_path after update of path on venue_photo for each row
  when (old.path is distinct from new.path) execute function note_loose_file('path');
create or replace trigger note_deleted_path after delete on venue_photo for each row
  when (old.path is not null) execute function note_loose_file('path');

create or replace trigger note_changed_banner_image after update of banner_image on community for each row
  when (old.banner_image is distinct from new.banner_image) execute function note_loose_file('banner_image');
create or replace trigger note_deleted_banner_image after delete on community for each row
  when (old.banner_image is not null) execute function note_loose_file('banner_image');

create or replace trigger note_changed_location_image after update of location_image on community for each row
  when (old.location_image is distinct from new.location_image) execute function note_loose_file('location_image');
create or replace trigger note_deleted_location_image after delete on community for each row
  when (old.location_image is not null) execute function note_loose_file('location_image');

create or replace trigger note_changed_picture after update of picture on community_news for each row
  when (old.picture is distinct from new.picture) execute function note_loose_file('picture');
create or replace trigger note_deleted_picture after delete on community_news for each row
  when (old.picture is not null) execute function note_loose_file('picture');

create or replace trigger note_changed_path after update of path on enquiry_photo for each row
  when (old.path is distinct from new.path) execute function note_loose_file('path');
create or replace trigger note_deleted_path after delete on enquiry_photo for each row
  when (old.path is not null) execute function note_loose_file('path');
