import type { RenewLeaseBody } from '@gida/contract/domains/leases/lease'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { addDays, type Day, formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { activeFeesOf, depositMoves } from '../../charges/index.ts'
import { lockBooks } from '../../ledger/index.ts'
import type { LeaseTerms } from '../charges/lease-charges.ts'
import { getNameableTenant, hasAgreed } from '../consent/nameable-tenant.ts'
import { insertLease } from '../drafts/insert-lease.ts'
import { closeLease, findSuccessor } from '../endings/close-lease.ts'
import { illegal, type LockedLease, lockLease } from '../endings/end-lease.ts'
import { canLet } from '../policy.ts'
import { lockFitUnits } from '../tenants/assign-tenant.ts'
import { peopleOf } from '../tenants/people-of.ts'
import { depositAsked } from '../terms/deposit-asked.ts'
import { depositHereAlready } from '../terms/deposit-here-already.ts'
import { refuseFarStart, resolveTerms } from '../terms/resolve-terms.ts'
import { termsOf } from '../terms/terms-of.ts'
import { startLease } from './start-lease.ts'
import { unitsOf } from './update-unit-statuses.ts'

/**
 * Renews a lease for the same tenant and units, from the day after it ends unless a later day is given. Omitted terms
 * are kept; of the estate's fees only renewal fees are charged. Returns the new lease.
 */
export async function renewLease(
  tx: Tx,
  actor: Actor,
  id: string,
  wanted: RenewLeaseBody,
): Promise<{ id: string }> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const lease = await lockLease(tx, id)
  await refuseUnrenewable(tx, lease)
  if (lease.status === 'EXPIRED') await refuseGone(tx, lease)
  const start_date = wanted.start_date ?? addDays(lease.end_date, 1)
  if (start_date <= lease.end_date) throw tooEarly(lease.end_date)
  const today = lagosDay(tx.now)
  refuseFarStart(start_date, lease.end_date > today ? lease.end_date : today)
  const units = await lockFitUnits(tx, actor, await unitsOf(tx, id))

  await lockBooks(tx, [lease.estate_id])
  const caution_deposit = await depositAsked(tx, lease)
  // The new lease asks for the unpaid part of the deposit.
  await depositMoves.dropUnpaidDeposit(tx, {
    lease_id: id,
    types: ['CAUTION_DEPOSIT'],
    cause: `lease:${id}:renewed`,
  })
  const made = await insertLease(tx, actor, {
    units,
    tenant_id: lease.tenant_id,
    status: 'ACTIVE',
    terms: await renewedTerms(tx, { ...lease, caution_deposit }, { ...wanted, start_date }),
    people: peopleOf(lease),
    follows: { follows_id: id, followed_as: 'RENEWAL' },
  })
  if (lease.end_date < today) await closeOld(tx, lease)
  await startLease(tx, made.id, actor.user_id)
  return made
}

async function refuseUnrenewable(tx: Tx, lease: LockedLease): Promise<void> {
  if (lease.status !== 'ACTIVE' && lease.status !== 'EXPIRED') throw illegal('This lease is not active.')
  if (lease.ending_kind) throw illegal('This lease is set to end early.')
  if (await findSuccessor(tx, lease.id)) throw illegal('This lease has already been renewed.')
}

/** No renewal for a tenant who has left the estate or was erased. */
async function refuseGone(tx: Tx, { tenant_id, estate_id }: LockedLease): Promise<void> {
  const { id } = await asSystem(tx, () => getNameableTenant(tx, tenant_id ?? ''))
  if (!(await hasAgreed(tx, id, estate_id))) throw problem('TENANT_CONSENT_MISSING')
}

/** An expired lease can still be renewed. */
async function closeOld(tx: Tx, lease: LockedLease): Promise<void> {
  if (lease.status === 'EXPIRED') {
    await tx.updateTable('lease').set({ status: 'ACTIVE' }).where('id', '=', lease.id).execute()
  }
  await closeLease(tx, lease.id)
}

async function renewedTerms(
  tx: Tx,
  lease: LockedLease,
  wanted: RenewLeaseBody & { start_date: Day },
): Promise<Omit<LeaseTerms, 'id'>> {
  const old = termsOf(lease)
  const again = (await activeFeesOf(tx, lease.estate_id)).filter(
    (fee) => fee.on_renewal && fee.transaction_type !== 'CAUTION_DEPOSIT',
  )
  const months = MONTHS_OF[wanted.frequency ?? old.frequency]
  const asked = { ...old, instalments: months % old.instalments === 0 ? old.instalments : 1 }
  const terms = resolveTerms(wanted, asked, again, lagosDay(tx.now))
  const kept = old.fees.filter((fee) => fee.rhythm !== 'ONCE' && !again.some(({ id }) => id === fee.key))
  return {
    ...terms,
    fees: wanted.fees ? terms.fees : [...terms.fees, ...kept],
    ...(await depositHereAlready(tx, lease, terms.caution_deposit)),
  }
}

const tooEarly = (end: Day) =>
  new Problem('LEASE_DATES', {
    message: `The current lease runs until ${formatDay(end)}. Start the new one after that day.`,
  })
