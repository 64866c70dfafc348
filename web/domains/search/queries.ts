import { client, query } from '../../platform/http/api.ts'

/** What a text names. Not asked for nothing: see `enabled` where it is used. */
export const findQuery = (q: string, estate_id: string | null) =>
  query(client.search.find, { query: { q, ...(estate_id && { estate_id }) } }, { fresh: 'critical' })
