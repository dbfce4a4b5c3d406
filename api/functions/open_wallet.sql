-- Everybody has a wallet.
create or replace function open_wallet() returns trigger language plpgsql as
$$ begin insert into wallet (user_id) values (new.id); return null; end $$;

create or replace trigger app_user_wallet after insert on app_user for each row execute function open_wallet();
