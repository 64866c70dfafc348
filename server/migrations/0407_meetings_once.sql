-- Made by the app when somebody calls a meeting: sent again with it, it is the same meeting.
alter table meeting_series add column client_id uuid;
create unique index meeting_series_sent on meeting_series (organizer_id, client_id) where client_id is not null;
