import type { RawBuilder, SqlBool } from 'kysely'
import { inScope, type Scope } from '../estates/index.ts'

export { keptScope, type Scope, scopeOf } from '../estates/index.ts'

/** The condition that keeps the rows of a table to a scope; of the only table, where none is named. */
export function rowsOf(
  scope: Scope,
  table?: 'charge' | 'receipt' | 'refund' | 'dispute' | 'waiver' | 'p',
): RawBuilder<SqlBool> {
  const column = (name: string) => (table ? `${table}.${name}` : name)
  return inScope(scope, {
    estate: column('estate_id'),
    landlord: column('landlord_id'),
    tenant: column('tenant_id'),
    unit: column('unit_id'),
  })
}
