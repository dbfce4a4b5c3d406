-- Who was mailed what they were paid in a year that is over (product.md#organisers).
create table pay_year_told (
  user_id uuid not null references app_user,
  year smallint not null,
  told_at timestamptz not null,
  primary key (user_id, year)
);
