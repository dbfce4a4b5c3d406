-- A copied passkey shows by a counter that doesn't increase (WebAuthn §6.1.1), so nothing sets the counter back.
create or replace function keep_passkey_counter() returns trigger language plpgsql as $$
begin
  if new.counter < old.counter or (new.counter = old.counter and new.counter > 0) then
    raise exception 'the counter of a passkey only goes up' using errcode = 'check_violation', constraint = 'passkey_counter';
  end if;
  return new;
end $$;

create or replace trigger passkey_counter before update of counter on passkey for each row execute function keep_passkey_counter();
