import { client, query } from '../../platform/http/api.ts'

/** Results for a text. Callers disable it for an empty one. */
export const findQuery = (q: string, estate_id: string | null) =>
  query(client.search.find, { query: { q, ...(estate_id && { estate_id }) } }, { fresh: 'critical' })
