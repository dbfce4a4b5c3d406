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

-- Of several sign-ups with an address the newest counts; the older ones' links work no more.
update sign_up set used_at = now()
where used_at is null and exists (select from sign_up newer where newer.email = sign_up.email and newer.id > sign_up.id);
create unique index sign_up_waiting on sign_up (email) where used_at is null;

-- The browser that signed up keeps a cookie: it confirms by the link alone, any other by the password as well
-- (decisions/0024-confirming-a-sign-up.md).
alter table sign_up add column browser_hash bytea; -- SHA-256 of the cookie's value
