import { type RawBuilder, sql } from 'kysely'

/** Rent per year from amount and frequency; whole kobo, rounded down. */
export const yearly = (
  table: string,
): RawBuilder<number> => sql`(${sql.ref(`${table}.rent_amount`)} * case ${sql.ref(`${table}.frequency`)}
  when 'MONTHLY' then 24 when 'QUARTERLY' then 8 when 'HALF_YEARLY' then 4 when 'YEARLY' then 2 else 1 end / 2)`

/** The display name of a code, or the code itself. */
export const named = (names: Record<string, string>, value: RawBuilder<unknown>): RawBuilder<string> =>
  sql`coalesce(${JSON.stringify(names)}::jsonb ->> (${value})::text, (${value})::text)`

/** The units that existed at the end of a day, as `u`, joined with their places. */
export const unitsAt = (
  until: Date,
) => sql`unit u join estate e on e.id = u.estate_id join property p on p.id = u.property_id
  left join users o on o.id = u.landlord_id
  where u.created_at < ${until} and (u.archived_at is null or u.archived_at >= ${until})`

export const placeOf = sql`u.name as unit, p.name as property, e.name as estate, coalesce(o.full_name, '') as owner`

/** The Lagos day of a timestamp. */
export const dayOf = (column: string): RawBuilder<string> =>
  sql`(${sql.ref(column)} at time zone 'Africa/Lagos')::date`

export const UNIT_STATES = {
  VACANT: 'Vacant',
  OCCUPIED: 'Let',
  RESERVED: 'Reserved',
  OUT_OF_SERVICE: 'Out of service',
}
