-- The account of a merged person ended with the merge: rent goes to the one of the account that stays, whichever is the newer.
update payout_account o set undone_at = o.replaced_at
where o.undone_at is null and exists (
  select from person_merge m where m.first_id = o.user_id and m.merged_at = o.replaced_at);
