-- A result page asks how its order stands again and again, and whoever holds the order's id may: the provider, which counts what
-- all of us ask, is asked at most once a second for one.
alter table payment_order add column asked_at timestamptz; -- by a page; null: never
