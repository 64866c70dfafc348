import type { BundleChoices, EvidenceBundle, RequestBundle } from '@gida/contract/domains/evidence/bundle'
import type { Actor } from '../../platform/access/actor.ts'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { getBundle } from './bundle-queries.ts'
import { leaseAndRight, leaseToProve } from './lease-to-prove.ts'
import { makeBundle } from './making/make-bundle.ts'
import { SOURCES } from './sources/sources.ts'

/** Limits storage use per person and hour. */
const MOST_AN_HOUR = 20

/** What a bundle about a lease can contain, in order; empty unless the actor runs its unit. */
export async function listChoices(tx: Tx, lease_id: string): Promise<BundleChoices> {
  const { lease, isRun } = await leaseAndRight(tx, lease_id)
  const choices = []
  for (const source of isRun ? SOURCES : []) choices.push(...(await source.list(tx, lease)))
  return { unit_name: lease.unit_name, tenant_name: lease.tenant_name, choices }
}

/** Requests a bundle, which a job makes. */
export async function requestBundle(
  tx: Tx,
  { user_id }: Actor,
  lease_id: string,
  wanted: RequestBundle,
): Promise<EvidenceBundle> {
  await leaseToProve(tx, lease_id)
  const { terms, ledger, photos: _, ...ids } = wanted.chosen
  if (!terms && !ledger && Object.values(ids).every(({ length }) => length === 0))
    throw new Problem('ILLEGAL_STATE', { message: 'Choose at least one thing that goes into the bundle.' })
  const spent = { name: 'evidence_bundles', spender: user_id, most: MOST_AN_HOUR, seconds: 3600 }
  await spendAllowance(tx, spent)
  const { id } = await tx
    .insertInto('evidence_bundle')
    .values({ lease_id, title: wanted.title, wanted: JSON.stringify(wanted), made_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, makeBundle, { bundle_id: id })
  return getBundle(tx, id)
}
