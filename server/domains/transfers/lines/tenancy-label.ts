import { sql } from 'kysely'

/** Label of a tenancy among candidates, with its estate if there are several. */
export const tenancyLabel = (withEstate: boolean) =>
  withEstate
    ? sql<string>`concat_ws(', ', unit.name, property.name, nullif(estate.name, property.name))`
    : sql<string>`concat_ws(', ', unit.name, property.name)`
