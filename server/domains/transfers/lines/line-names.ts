import type { Guess } from '@gida/contract/domains/transfers/line'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { Match } from '../matching/match.ts'
import { tenancyLabel } from './tenancy-label.ts'

type Names = Map<string, { tenant_name: string; unit_label: string }>

export async function namesOf(
  tx: Tx,
  parts: readonly { lease_id: string }[],
  withEstate: boolean,
): Promise<Names> {
  const ids = [...new Set(parts.map(({ lease_id }) => lease_id))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('lease')
    .leftJoin('unit', 'unit.id', 'lease.unit_id')
    .leftJoin('property', 'property.id', 'unit.property_id')
    .leftJoin('estate', 'estate.id', 'lease.estate_id')
    .leftJoin('users', 'users.id', 'lease.tenant_id')
    .select(['lease.id', sql<string>`coalesce(users.full_name, '')`.as('tenant_name')])
    .select(tenancyLabel(withEstate).as('unit_label'))
    .where('lease.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

export const withNames = (
  { score, reasons, parts }: Match,
  names: Names,
  open: Map<string, number>,
): Guess => ({
  score,
  reasons,
  parts: parts.map((part) => ({
    ...part,
    ...(names.get(part.lease_id) ?? { tenant_name: '', unit_label: '' }),
    open_amount: open.get(part.lease_id) ?? 0,
  })),
})
