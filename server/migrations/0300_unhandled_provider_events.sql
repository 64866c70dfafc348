-- What is not handled yet is counted at every scrape; of all that ever came it is the smallest part.
create index provider_event_unhandled on provider_event (received_at) where handled_at is null;
