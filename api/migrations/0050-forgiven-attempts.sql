-- An attempt that is taken back lowers its window's count in one step, to nothing if it was the only one.
alter table rate_limit drop constraint rate_limit_attempts_check,
  add constraint rate_limit_attempts_check check (attempts >= 0);
