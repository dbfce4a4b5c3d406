-- Stricter on what leads elsewhere, and on who confirms a sign-up.

-- A browser drops tabs and newlines from an address and takes a backslash for a slash, and a path with `//` in it can come to
-- name another host once its dots are resolved (rules/src/own-path.ts).
update notification set redirect_path = null
where redirect_path ~ '[\\[:cntrl:]]' or redirect_path ~ '^[^?#]*//';
alter table notification
  drop constraint notification_redirect_relative,
  add constraint notification_redirect_relative check (
    redirect_path is null
    or (redirect_path ~ '^/' and redirect_path !~ '[\\[:cntrl:]]' and redirect_path !~ '^[^?#]*//'));
