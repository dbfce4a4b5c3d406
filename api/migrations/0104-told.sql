-- What somebody was told is found by their account, whichever address it went to (product.md#administration).
create index mail_person on mail (user_id) where user_id is not null;
