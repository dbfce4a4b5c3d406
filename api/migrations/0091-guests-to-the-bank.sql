-- A guest's money goes out with the payout run once the provider can't send it back (decisions/0079-guests-money.md).

-- Whose account it is: an organiser's, who entered it, or a guest's, which an admin did.
alter table bank_details add column kind text not null default 'organiser' check (kind in ('organiser', 'guest'));
-- The admin who enters a guest's account answers for it: it waits for nobody.
alter table bank_details add constraint bank_details_of_guest check (kind <> 'guest' or confirmed_at is not null);

-- What the line pays, and so the account that it is taken from and comes back to: owed_to_organiser or owed_to_guest.
alter table payout_line add column kind text not null default 'organiser' check (kind in ('organiser', 'guest'));
-- Guests who are to be paid again.
create index payout_line_of_guest on payout_line (user_id) where kind = 'guest' and state = 'returned';
