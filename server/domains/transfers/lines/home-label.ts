import { sql } from 'kysely'

/** A home as it is told apart from others that a transfer may be for; with its estate where they are of several. */
export const homeLabel = (withEstate: boolean) =>
  withEstate
    ? sql<string>`concat_ws(', ', unit.name, property.name, nullif(estate.name, property.name))`
    : sql<string>`concat_ws(', ', unit.name, property.name)`
