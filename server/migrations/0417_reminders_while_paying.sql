-- Nobody is reminded of what their bank is working on.
alter table reminder drop constraint reminder_skipped_check;
alter table reminder add constraint reminder_skipped_check
  check (skipped in ('PAID', 'PAYING', 'NO_ADDRESS', 'TURNED_OFF', 'REMINDED_TODAY', 'PROMISED', 'SMS_LIMIT')) not valid;
alter table reminder validate constraint reminder_skipped_check;
