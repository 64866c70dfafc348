-- A conversation with somebody whose account was merged is found under the account that remains.
create policy system_changes on conversation for update using ((select app.is_system())) with check ((select app.is_system()));
