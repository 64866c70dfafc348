-- Whether a mail to the address may open the account: the address is verified, or nothing else about the person is.
create function app.is_email_trusted(person users) returns boolean language sql immutable as
  $$ select person.email_verified_at is not null or person.phone_verified_at is null $$;
