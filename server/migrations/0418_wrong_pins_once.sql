-- The session whose PIN was wrong: an aggregator that sends the same press twice has counted one try.
alter table ussd_session add column wrong_pin_in text;
