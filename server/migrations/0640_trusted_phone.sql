-- Whether a text to the number may open the account: the number is verified, or there is no other address.
create function app.is_phone_trusted(person users) returns boolean language sql immutable as
  $$ select person.phone_verified_at is not null or person.email is null $$;
