-- What was kept for a guest moves to the wallet when the guest gets a password (product.md#guests).
alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo'));
