-- The mailboxes that the demo makes full, so that every process refuses their mails.
create table full_mailbox (
  address text primary key check (length(address) between 3 and 254)
);
