import { randomBytes } from 'node:crypto'
import type { RemittanceWay } from '@gida/contract/domains/settlements/remittance'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { account, lockBooks, postJournal } from '../../ledger/index.ts'
import { estateToRemitFrom } from '../policy.ts'
import { type Due, listOwnerAccounts, payoutAccountsOf, workOutDue } from './due.ts'
import { upTo } from './lots.ts'
import { asLine } from './lots-left.ts'

type Wanted = {
  estate_id: string
  owners: readonly { landlord_id: string; amount: number }[]
  way: RemittanceWay
  bank_reference?: string
  paid_on?: Day
}

/**
 * Takes each owner's due money out of the clients' account in the books, under their lock, so that concurrent
 * remittances, vendor payments and refunds see what is left. This records the order to send; no external call is made.
 */
export async function prepareRemittances(tx: Tx, actor: Actor, wanted: Wanted): Promise<string[]> {
  const { estate_id, owners, way } = wanted
  await estateToRemitFrom(tx, actor, estate_id)
  await lockBooks(tx, [estate_id])
  const planned: { due: Due; amount: number }[] = []
  for (const owner of owners.toSorted((a, b) => (a.landlord_id < b.landlord_id ? -1 : 1))) {
    await lockNamed(tx, 'remittance_to_owner', `${estate_id}:${owner.landlord_id}`)
    const [found] = await listOwnerAccounts(tx, { estate_id, landlord_id: owner.landlord_id })
    const [due] = await workOutDue(tx, [orNotFound(found)])
    if (!due) continue
    refuseUnlessDue(due, owner.amount)
    if (way === 'PROVIDER' && !due.account) throw problem('NO_PAYOUT_ACCOUNT')
    planned.push({ due, amount: owner.amount })
  }
  const accounts = await payoutAccountsOf(
    tx,
    planned.map(({ due }) => due.landlord_id),
  )
  await elevateToSystem(tx)
  const ids: string[] = []
  for (const { due, amount } of planned) {
    const to = accounts.get(due.landlord_id)
    const { id } = await tx
      .insertInto('remittance')
      .values({
        estate_id,
        landlord_id: due.landlord_id,
        amount,
        way,
        status: way === 'RECORDED' ? 'SENT' : 'PENDING',
        reference: `gida-remit-${randomBytes(12).toString('hex')}`,
        bank_reference: wanted.bank_reference ?? null,
        paid_on: wanted.paid_on ?? lagosDay(tx.now),
        due_on: due.due_on ?? lagosDay(tx.now),
        lines: JSON.stringify(upTo(due.lots, amount).map(asLine)),
        created_by: actor.user_id,
        ...(to && {
          bank_code: to.bank_code,
          bank_name: to.bank_name,
          account_number: to.account_number,
          account_name: to.account_name,
        }),
        ...(way === 'PROVIDER' && { next_check_at: tx.now }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await postJournal(tx, {
      key: `remittance:${id}:sent`,
      estate_id,
      memo: wanted.bank_reference
        ? `Remitted, bank reference ${wanted.bank_reference}`
        : 'Remitted through the provider',
      entries: [
        [account.payable(due.landlord_id), amount],
        [account.trust, -amount],
      ],
    })
    ids.push(id)
  }
  return ids
}

function refuseUnlessDue(due: Due, amount: number): void {
  if (amount <= due.due) return
  const { landlord_name, due: left, holds } = due
  if (holds.length > 0)
    throw new Problem('REMITTANCE_HELD', {
      message: `Money for ${landlord_name} is held and cannot be sent yet.`,
      details: { landlord_id: due.landlord_id, due: left, holds: holds.map((hold) => hold.reason) },
    })
  throw problem('REMITTANCE_CHANGED', { landlord_id: due.landlord_id, due: left })
}
