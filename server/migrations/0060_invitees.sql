-- Who is invited can be changed after a meeting was called.

grant delete on meeting_invitee to gida_app;
create policy organizer_drops on meeting_invitee for delete
  using (series_id = any ((select app.called_series())::uuid[]) or (select app.is_system()));
