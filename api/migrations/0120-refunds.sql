-- Money that is sent back through a provider is a thing of its own (decisions/0121-refunds.md).

create table refund (
  id uuid primary key,                  -- the provider's idempotency key; of what the version before asked for, its order's
  order_id uuid not null references payment_order,
  cents integer not null check (cents > 0),
  fee_cents integer not null default 0, -- of that, what is of the order's fee
  currency text not null default 'EUR', -- another one is in no book
  state text not null default 'asked' check (state in ('asked', 'under_way', 'arrived', 'failed')),
  at_provider boolean not null default false, -- it was made there, and booked as taken back
  provider_reference text,              -- the provider's own id of it
  again_of uuid references refund,      -- the failed one that this tries again
  asked_at timestamptz not null,
  sent_at timestamptz,
  arrived_at timestamptz,
  failed_at timestamptz,
  ask_at timestamptz,                   -- when the provider is asked next how it stands
  resolution text check (resolution in ('again', 'bank', 'kept')), -- what became of one that failed
  resolved_reason text check (length(resolved_reason) between 3 and 500),
  resolved_by uuid references app_user,
  resolved_at timestamptz,
  constraint refund_fee check (fee_cents between 0 and cents),
  constraint refund_sent check ((sent_at is null) = (state = 'asked')),
  constraint refund_failed check ((failed_at is not null) = (state = 'failed')),
  constraint refund_resolved_failed check (resolution is null or state = 'failed'),
  constraint refund_resolved_whole check (
    (resolution is null) = (resolved_reason is null) and (resolution is null) = (resolved_at is null))
);
create index refund_order on refund (order_id);
-- An order sends back once, and again only what failed.
create unique index refund_one on refund (order_id) where state <> 'failed' and not at_provider;
create unique index refund_again on refund (again_of);
create unique index refund_reference on refund (order_id, provider_reference) where provider_reference is not null;
create index refund_to_send on refund (asked_at) where state = 'asked';
create index refund_to_ask on refund (ask_at) where ask_at is not null;
create index refund_undecided on refund (failed_at) where state = 'failed' and resolution is null;

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'top_up', 'entrance_fee', 'refund', 'cancellation', 'settlement', 'promotion', 'guest_payment', 'guest_release',
  'late_payment', 'forfeit', 'demo', 'organiser_pay', 'organiser_pay_reversal', 'payout', 'payout_executed', 'payout_returned',
  'payout_undone', 'correction', 'group_reserved', 'group_back', 'pass_bought', 'pass_back',
  'charge_back', 'charge_back_won', 'owed_settled', 'owed_ended', 'guest_back', 'guest_back_by_bank', 'goodwill', 'vat',
  'provider_paid', 'provider_explained', 'provider_resolved', 'top_up_back', 'gift_back',
  'refund_asked',  -- what goes back of a payment waits at its order, until the provider has it
  'refund_failed', -- it came back to whom it is owed
  'refund_again')); -- and leaves again, through the provider or to a bank

-- What was asked for before. The provider is asked about what it was told lately, since one may still fail. What an admin decided to send back,
-- and was not sent yet, is asked for by the sweep, which knows what arrived.
insert into refund (id, order_id, cents, fee_cents, currency, state, asked_at, sent_at, ask_at)
select o.id, o.id, coalesce(b.cents, o.back_cents, o.amount_cents + o.fee_cents),
  case when o.back_cents is not null then o.back_fee_cents when o.outcome = 'returned' then o.fee_cents else 0 end,
  case when o.refunded_at is not null and b.cents is null then 'XXX' else 'EUR' end,
  case when o.refunded_at is null then 'asked' else 'under_way' end,
  coalesce(o.back_asked_at, o.resolved_at, o.handled_at, o.refunded_at), o.refunded_at,
  case when o.refunded_at > clock_timestamp() - interval '60 days' then clock_timestamp() end
from payment_order o left join lateral (
  select sum(p.amount_cents) as cents from journal j join posting p on p.journal_id = j.id
  where j.idempotency_key = 'order_refund:' || o.id and p.account = 'provider' and p.amount_cents > 0) b on true
where o.refunded_at is not null or o.back_cents is not null or (o.outcome = 'returned' and o.provider_reference is not null);

-- The fee of what waits to be sent back waits with it.
with head as (
  insert into journal (kind, idempotency_key, user_id, order_id, created_at)
  select 'refund_asked', 'refund_asked:' || f.id, o.user_id, o.id, clock_timestamp()
  from refund f join payment_order o on o.id = f.order_id
  where f.state = 'asked' and o.back_cents is null and f.fee_cents > 0
  returning id, order_id)
insert into posting (journal_id, account, owner_id, amount_cents)
select h.id, p.account, p.owner_id, p.cents from head h join refund f on f.order_id = h.order_id
cross join lateral (values ('fees', null::uuid, -f.fee_cents), ('checkout', f.order_id, f.fee_cents)) as p(account, owner_id, cents);

-- The sandbox's own: what it sends back, and a payer whose account is closed by then.
alter table sandbox_payment add column refunds_fail boolean not null default false;
create table sandbox_refund (
  reference text primary key,
  payment text not null references sandbox_payment,
  refund_id text, -- Rondo's; null for one made at the sandbox itself
  cents integer not null check (cents > 0),
  asked_at timestamptz not null,
  fails_at timestamptz,
  arrives_at timestamptz not null
);
create index sandbox_refund_payment on sandbox_refund (payment);
insert into sandbox_refund (reference, payment, cents, asked_at, arrives_at)
select 'sbr_' || substr(md5(reference), 1, 24), reference, refunded_cents, created_at, created_at from sandbox_payment where refunded_cents > 0;
update sandbox_settlement_line l set reference = 'sbl_' || r.reference from sandbox_refund r
where l.payment = r.payment and l.reference = (
  select min(o.reference) from sandbox_settlement_line o where o.payment = r.payment and o.kind = 'refund');
