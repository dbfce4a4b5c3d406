/** What must hold of documents and of VAT (product.md#vat). */
export const invariantsOfBooks: Record<string, string> = {
  'numbers of documents have no gap': `
    select series, year, s.last, count(d.id) as documents, max(d.number) as highest
    from document_series s full join document d using (series, year)
    group by series, year, s.last
    having s.last is distinct from count(d.id) or s.last is distinct from max(d.number)`,
  'the VAT of documents is what is booked': `
    select coalesce(d.id, b.id) as journal, d.cents as documents, b.cents as booked
    from (select vat_journal_id as id, sum(vat_cents) as cents from document join document_line l on l.document_id = document.id
      group by vat_journal_id having sum(vat_cents) <> 0) d
    full join (select j.id, p.amount_cents as cents from journal j join posting p on p.journal_id = j.id and p.account = 'vat') b on b.id = d.id
    where d.cents is distinct from b.cents`,
  'VAT that is owed stands against sales': `
    select sum(amount_cents) as sum from posting where account in ('vat', 'vat_in_sales') having sum(amount_cents) <> 0`,
  'nothing goes back that was not sold': `
    select l.document_id, l.position, l.cents, sum(b.cents) as back from document_line l
    join document_line b on b.of_document = l.document_id and b.of_position = l.position
    group by l.document_id, l.position having -sum(b.cents) > l.cents or -sum(b.vat_cents) > l.vat_cents
      or (-sum(b.cents) = l.cents and -sum(b.vat_cents) <> l.vat_cents)`,
  'each sale has its document': `
    select j.id, j.kind, sum(p.amount_cents) as sold, d.cents as documents
    from document_cursor c
    join journal j on j.created_at >= c.since and j.created_at < c.until - interval '10 minutes'
    join posting p on p.journal_id = j.id and p.amount_cents > 0
      and (p.account = 'fees' or (j.kind = 'entrance_fee' and p.account = 'escrow') or (j.kind = 'pass_bought' and p.account = 'pass'))
    left join lateral (select sum(l.cents) as cents from document d join document_line l on l.document_id = d.id
      where d.journal_id = j.id and d.series = 'R') d on true
    -- A ride was sold with its pass.
    where not exists (select from posting s where s.journal_id = j.id and j.kind = 'entrance_fee' and s.account = 'pass')
    group by j.id, d.cents having sum(p.amount_cents) is distinct from d.cents`,
};
