-- Whoever leaves the estate that a poll is about, or turns out to have asked it themselves, is not waited for.
grant delete on meeting_poll_invitee to gida_app;
create policy system_drops on meeting_poll_invitee for delete using ((select app.is_system()));
