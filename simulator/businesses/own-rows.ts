import { notFound } from '../http/wire-error.ts'
import type { Value } from '../store/database.ts'
import type { World } from '../world.ts'
import type { Business } from './business.ts'

type Kind = { table: string; noun: string }

/** The row of this business with such a value in a column, or the 404 that says of what there is none. */
export function getOwn<Row>(
  world: World,
  business: Business,
  { table, noun }: Kind,
  column: string,
  value: Value,
): Row {
  const sql = `select * from ${table} where business_id = ? and ${column} = ?`
  const found = world.db.get<Row>(sql, business.id, value)
  if (!found) throw notFound(`${noun} not found`)
  return found
}

/** As most calls name a thing: by its number or by its code. */
export function getByIdOrCode<Row>(
  world: World,
  business: Business,
  kind: Kind & { code: string },
  idOrCode: string,
): Row {
  return getOwn<Row>(world, business, kind, /^\d+$/.test(idOrCode) ? 'id' : kind.code, idOrCode)
}
