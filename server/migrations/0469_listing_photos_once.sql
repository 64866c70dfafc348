-- Of what was sent: the same photo, sent again because the answer was lost, stands in a listing once.
alter table listing_photo add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index listing_photo_sent on listing_photo (listing_id, sent_sha256) where sent_sha256 is not null;
