-- A transfer that an earlier statement of the account may have in other words: it came by another export, or its columns were understood
-- otherwise. A person says whether it is the same.
alter table bank_line drop constraint bank_line_doubt_check;
alter table bank_line add constraint bank_line_doubt_check
  check (doubt in ('SAME_REFERENCE', 'OTHER_STATEMENT', 'RECORDED_ALREADY')) not valid;
alter table bank_line validate constraint bank_line_doubt_check;
-- Transfers of one sum.
create index on bank_line (bank_account_id, amount, day);
