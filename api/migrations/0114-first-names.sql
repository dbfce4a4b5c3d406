-- Whether visitors read one's first name in games (product.md#line-up): only who says so, and never with a hidden name.
alter table app_user add column shows_first_name boolean not null default false;
