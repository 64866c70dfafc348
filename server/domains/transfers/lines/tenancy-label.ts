import { sql } from 'kysely'

/** The label of a tenancy in a list of candidates; with its estate where they are of several. */
export const tenancyLabel = (withEstate: boolean) =>
  withEstate
    ? sql<string>`concat_ws(', ', unit.name, property.name, nullif(estate.name, property.name))`
    : sql<string>`concat_ws(', ', unit.name, property.name)`
