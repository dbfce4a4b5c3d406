import { timeZone } from '@rondo/rules';

/** Invariants of documents and of VAT (product.md#vat). */
export const invariantsOfBooks: Record<string, string> = {
  'a payout of the provider is what its lines add up to, and is booked': `
    select s.id, s.net_cents, l.cents, b.cents as booked from settlement s
    cross join lateral (
      select coalesce(sum(gross_cents - fee_cents), 0) as cents from settlement_line where settlement_id = s.id) l
    cross join lateral (
      select coalesce(-sum(p.amount_cents), 0) as cents from journal j join posting p on p.journal_id = j.id
      where j.idempotency_key = 'provider_paid:' || s.id and p.account = 'bank') b
    where s.net_cents <> l.cents or s.net_cents <> b.cents`,
  'what is unexplained is what nobody has explained or decided about': `
    select p.cents as booked, l.cents as open from
      (select coalesce(sum(amount_cents), 0) as cents from posting where account = 'unexplained') p,
      (select coalesce(sum(gross_cents - explained_cents), 0) as cents from settlement_line where resolution is null) l
    where p.cents <> l.cents`,
  'entries of the bank that are ticked off add up to the cent': `
    select e.id, e.amount_cents, sum(o.cents) as of
    from bank_match m join bank_entry e on e.id = m.entry_id
    left join settlement s on s.id = m.settlement_id left join payout_line l on l.id = m.payout_line_id,
    lateral (select case m.kind when 'settlement' then s.net_cents when 'payout' then -l.amount_cents when 'return' then l.amount_cents
      else (select -sum(p.amount_cents) from posting p where p.journal_id = m.journal_id and p.account = 'bank') end as cents) o
    group by e.id having e.amount_cents is distinct from sum(o.cents)`,
  'numbers of documents have no gap': `
    select series, year, s.last, count(d.id) as documents, max(d.number) as highest
    from document_series s full join document d using (series, year)
    group by series, year, s.last
    having s.last is distinct from count(d.id) or s.last is distinct from max(d.number)`,
  'the VAT of documents is what is booked': `
    select coalesce(d.id, b.id) as journal, d.cents as documents, b.cents as booked
    from (select vat_journal_id as id, sum(vat_cents) as cents from document join document_line l on l.document_id = document.id
      group by vat_journal_id having sum(vat_cents) <> 0) d
    full join (select j.id, p.amount_cents as cents from journal j join posting p on p.journal_id = j.id and p.account = 'vat' where j.kind = 'vat') b on b.id = d.id
    where d.cents is distinct from b.cents`,
  'VAT that is owed stands against sales': `
    select sum(p.amount_cents) as sum from posting p join journal j on j.id = p.journal_id
    where p.account in ('vat', 'vat_in_sales') and j.kind <> 'own_entry' having sum(p.amount_cents) <> 0`,
  'the VAT of organisers’ invoices is what is booked': `
    select coalesce(i.id, b.id) as journal, i.cents as invoices, b.cents as booked
    from (select vat_journal_id as id, sum(vat_cents) as cents from pay_invoice group by vat_journal_id) i
    full join (select j.id, -p.amount_cents as cents from journal j join posting p on p.journal_id = j.id and p.account = 'input_vat') b on b.id = i.id
    where coalesce(i.cents, 0) <> coalesce(b.cents, 0)`,
  'numbers of organisers’ invoices have no gap': `
    select user_id, year, count(*) as invoices, max(number) as highest from pay_invoice group by user_id, year having count(*) <> max(number)`,
  'no more of an organiser’s invoice goes back than it is of': `
    select i.id, i.cents, sum(b.cents) as back from pay_invoice i join pay_invoice b on b.of_id = i.id
    group by i.id, i.cents, i.vat_cents having -sum(b.cents) > i.cents or (-sum(b.cents) = i.cents and -sum(b.vat_cents) <> i.vat_cents)`,
  'nothing goes back that was not sold': `
    select l.document_id, l.position, l.cents, sum(b.cents) as back from document_line l
    join document_line b on b.of_document = l.document_id and b.of_position = l.position
    group by l.document_id, l.position having -sum(b.cents) > l.cents or -sum(b.gift_cents) > l.gift_cents or -sum(b.vat_cents) > l.vat_cents
      or (-sum(b.cents) = l.cents and -sum(b.vat_cents) <> l.vat_cents)`,
  'what comes back of a booking is credited to its own receipt, or to that of its pass': `
    select c.id, c.registration_id, o.id as receipt from document c
    join document_line l on l.document_id = c.id and l.kind = 'game' join document o on o.id = l.of_document
    where c.registration_id is not null and o.registration_id is distinct from c.registration_id`,
  'each sale has its document': `
    select j.id, j.kind, sum(p.amount_cents) as sold, d.cents as documents
    from document_cursor c
    join journal j on j.created_at >= c.since and j.created_at < c.until - interval '10 minutes'
    join posting p on p.journal_id = j.id and p.amount_cents > 0
      and (p.account = 'fees' or (j.kind = 'entrance_fee' and p.account = 'escrow') or (j.kind = 'pass_bought' and p.account = 'pass'))
    left join lateral (select sum(l.cents + l.gift_cents) as cents from document d join document_line l on l.document_id = d.id
      where d.journal_id = j.id and d.series = 'R' and d.why is null) d on true
    -- A ride was sold with its pass.
    where not exists (select from posting s where s.journal_id = j.id and j.kind = 'entrance_fee' and s.account = 'pass')
    group by j.id, d.cents having sum(p.amount_cents) is distinct from d.cents`,
  'what was sold in a closed month is what was kept': `
    with kept as (
      select m.month, v.kind, v.rate, v.exempt_reason, v.sold_cents, v.back_cents, v.vat_cents from month_close m
      cross join jsonb_to_recordset(m.figures -> 'vat')
        as v(kind text, rate integer, exempt_reason text, sold_cents bigint, back_cents bigint, vat_cents bigint)),
    now as (
      select date_trunc('month', d.day)::date as month, l.kind, l.rate::integer, l.exempt_reason,
        coalesce(sum(l.cents) filter (where l.cents > 0), 0)::bigint as sold_cents,
        coalesce(sum(l.cents) filter (where l.cents < 0), 0)::bigint as back_cents, sum(l.vat_cents)::bigint as vat_cents
      from document d join document_line l on l.document_id = d.id
      where date_trunc('month', d.day)::date in (select month from month_close)
      group by 1, 2, 3, 4)
    (table kept except table now) union all (table now except table kept)`,
  'what moved each account in a closed month is what was kept': `
    with moved as (
      select date_trunc('month', coalesce(j.valued_at, j.created_at) at time zone '${timeZone}')::date as month, p.account,
        coalesce(sum(p.amount_cents) filter (where p.amount_cents > 0), 0)::bigint as added,
        coalesce(sum(p.amount_cents) filter (where p.amount_cents < 0), 0)::bigint as taken
      from journal j join posting p on p.journal_id = j.id group by 1, 2),
    kept as (
      select c.month, o.account, o.cents as opening, coalesce(m.added_cents, 0) as added, coalesce(m.taken_cents, 0) as taken
      from month_close c
      cross join jsonb_to_recordset(c.figures -> 'opening') as o(account text, cents bigint)
      left join jsonb_to_recordset(c.figures -> 'moved') as m(account text, added_cents bigint, taken_cents bigint)
        on m.account = o.account),
    now as (
      select c.month, a.account,
        coalesce((select sum(m.added + m.taken) from moved m where m.account = a.account and m.month < c.month), 0)::bigint as opening,
        coalesce((select m.added from moved m where m.account = a.account and m.month = c.month), 0) as added,
        coalesce((select m.taken from moved m where m.account = a.account and m.month = c.month), 0) as taken
      from month_close c cross join (select distinct account from moved) a)
    select * from ((table kept except table now) union all (table now except table kept)) differing
    where (opening, added, taken) <> (0, 0, 0)`,
  'closed months are chained as they were': `
    select month from (
      select month, hash, figures, previous_hash, lag(hash) over (order by month) as before, lag(month) over (order by month) as month_before
      from month_close) c
    where previous_hash <> coalesce(before, decode(repeat('00', 32), 'hex'))
      or hash <> sha256(convert_to(jsonb_build_array(month, figures, encode(previous_hash, 'hex'))::text, 'UTF8'))
      or month_before <> month - interval '1 month'`,
};
