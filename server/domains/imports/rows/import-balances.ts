import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { type NewCharge, raiseChargesOfMany } from '../../charges/index.ts'
import { joinEstate } from '../../estates/index.ts'
import { haveAgreed } from '../../leases/index.ts'
import type { Plan } from '../plan/plan.ts'
import type { Placed } from './row-queries.ts'

type WithTenant = Placed & { tenant_id: string }

export const withoutLease = (placed: readonly Placed[]): WithTenant[] =>
  placed.flatMap(({ tenant_id, ...row }) => (tenant_id && !row.plan.lease ? [{ ...row, tenant_id }] : []))

/**
 * Adds tenants without a lease to the estate with their opening balance. Returns the rows of tenants who must accept first, for whom
 * nothing is created.
 */
export async function importBalances(
  tx: Tx,
  import_id: string,
  rows: readonly WithTenant[],
): Promise<WithTenant[]> {
  const agreed = await haveAgreed(
    tx,
    rows.map(({ tenant_id, home: { unit } }) => ({ tenant_id, unit })),
  )
  const ours = rows.filter((_, at) => agreed[at])
  await refuseKnown(tx, ours)
  await joinEstate(
    tx,
    ...ours.map(({ home, tenant_id }) => ({
      estate_id: home.unit.estate_id,
      user_id: tenant_id,
      role: 'TENANT' as const,
    })),
  )
  await raiseChargesOfMany(
    tx,
    ours.map(({ number, plan, home: { unit }, tenant_id }) => {
      const { id: unit_id, estate_id, property_id, landlord_id } = unit
      const opening = openingOf(import_id, number, plan)
      return {
        of: { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id: null },
        charges: opening ? [opening] : [],
      }
    }),
  )
  return rows.filter((_, at) => !agreed[at])
}

/** Another file may have imported the same balance since the check; the units are locked. */
async function refuseKnown(tx: Tx, rows: readonly WithTenant[]): Promise<void> {
  const owing = rows.filter(({ plan }) => plan.opening !== null)
  if (owing.length === 0) return
  const known = await tx
    .selectFrom('charge')
    .select(['unit_id', 'tenant_id'])
    .where('key', 'like', openingKey('%', '%'))
    .where(
      'unit_id',
      'in',
      owing.map(({ home }) => home.unit.id),
    )
    .execute()
  for (const { plan, tenant_id, home } of owing)
    if (known.some((charge) => charge.tenant_id === tenant_id && charge.unit_id === home.unit.id))
      throw new Problem('CONFLICT', {
        message: `${plan.tenant?.name} is already in Gida with a balance for ${home.unit.name}.`,
      })
}

/** The opening balance of a row as a charge. */
export const openingOf = (import_id: string, number: number, { opening }: Plan): NewCharge | null =>
  opening && {
    key: openingKey(import_id, number),
    transaction_type: 'RENT_PAYMENT',
    description: 'Balance brought forward',
    ...opening,
  }

export const openingKey = (import_id: string, number: number | '%') => `import:${import_id}:${number}:opening`
