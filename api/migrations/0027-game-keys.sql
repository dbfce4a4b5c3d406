-- Which keys of a game open it: those signed over this number. A changed passcode ends the keys and private links made before it,
-- also when an earlier passcode comes back (product.md#passcodes).
alter table game add column key_version integer not null default 0;
