-- What is forgotten stays without its words: those that have them still are found past all that were forgotten long ago, which each run read.
create index outbox_message_with_words on outbox_message (coalesce(sent_at, failed_at))
  where body <> '' or subject is not null or html is not null;
create index provider_event_with_words on provider_event (handled_at) where body <> '';
