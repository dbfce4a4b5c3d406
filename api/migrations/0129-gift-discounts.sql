-- What a gift paid of a line is a discount: it is in no `cents`, and bears no VAT (decisions/0131-a-gift-is-a-discount.md). Below zero it is a gift again.
alter table document_line add column gift_cents integer not null default 0;
