import type { FastifyRequest } from 'fastify'
import { asFields, asText } from '../http/loose-values.ts'
import type { Value } from '../store/database.ts'
import type { World } from '../world.ts'

/** Where a question names what it is about, and what else of the business it could be about: paid or done first. */
const ELSE: Record<string, { names: 'params' | 'query'; name: string; sql: string }> = {
  'GET /transaction/verify/:reference': {
    names: 'params',
    name: 'reference',
    sql: `select reference as name from transactions where business_id = ? and reference <> ?
      order by status = 'success' desc, id desc limit 1`,
  },
  'GET /transfer/verify/:reference': {
    names: 'params',
    name: 'reference',
    sql: 'select reference as name from transfers where business_id = ? and reference <> ? order by id desc limit 1',
  },
  'GET /refund': {
    names: 'query',
    name: 'transaction',
    sql: `select r.transaction_id as name from refunds r join transactions t on t.id = r.transaction_id
      where r.business_id = ? and ? not in (t.reference, cast(t.id as text)) order by r.id desc limit 1`,
  },
}

/** Turns a question into one about something else, as a mixed-up cache between us would. False where there is nothing else. */
export function askAboutAnother(world: World, request: FastifyRequest): boolean {
  const { method, routeOptions, business } = request
  const found = ELSE[`${method} ${routeOptions.url}`]
  if (!found) return false
  const fields = request[found.names] as Record<string, Value>
  const asked = asText(asFields(fields)[found.name]) ?? ''
  const other = world.db.get<{ name: string | number }>(found.sql, business.id, asked)
  if (!other) return false
  fields[found.name] = String(other.name)
  return true
}
