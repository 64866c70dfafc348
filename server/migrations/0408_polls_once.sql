-- Made by the app when somebody asks for a time: sent again with it, it is the same poll.
alter table meeting_poll add column client_id uuid;
create unique index meeting_poll_sent on meeting_poll (organizer_id, client_id) where client_id is not null;
