-- Which rows name a stored file: the sweep of files asks for each (decisions/0054-files.md).
create index app_user_photo on app_user (photo) where photo is not null;
create index venue_photo_path on venue_photo (path);
create index community_banner_image on community (banner_image) where banner_image is not null;
create index community_location_image on community (location_image) where location_image is not null;
create index community_news_picture on community_news (picture) where picture is not null;

-- A name has the hash of its bytes and a part drawn by chance; those from before have chance alone.
alter table enquiry_photo drop constraint enquiry_photo_path_check;
alter table enquiry_photo add constraint enquiry_photo_path_check
  check (path ~ '^/files/enquiries/[0-9a-f]{32}(-[0-9a-f]{8})?\.webp$');
