import { lagosDay } from '@gida/contract/shared/dates'
import { answerDeductions } from '../domains/deposits/answer-deductions.ts'
import { proposeDeductions } from '../domains/deposits/propose-deductions.ts'
import { getDepositRow, outstandingOf } from '../domains/deposits/queries.ts'
import { recordReturn } from '../domains/deposits/record-return.ts'
import { settleDeposit } from '../domains/deposits/settle-deposit.ts'
import { removeTenant } from '../domains/leases/tenants/remove-tenant.ts'
import { bySystem, doAs, type Ground, homeOf, orRefused, twice, type Undo } from './act.ts'
import { charge } from './charge-acts.ts'
import { applyRefund, record } from './payment-acts.ts'
import type { Home, LeavingHome } from './portfolio.ts'

export async function deposit(ground: Ground): Promise<Undo[]> {
  return payDeposit(ground, homeOf(ground), ground.dice.happens(0.5) ? 'CASH' : 'BANK_TRANSFER')
}

async function payDeposit(ground: Ground, home: Home, way: 'CASH' | 'BANK_TRANSFER'): Promise<Undo[]> {
  const charged = await charge(ground, home, 'CAUTION_DEPOSIT')
  return [...charged, ...(await record(ground, home, way, 'CAUTION_DEPOSIT'))]
}

/**
 * A tenant moves out, and the deposit is divided while some of it is refunded beside it. Nothing undoes that: what was
 * deducted stays the landlord's, and what was sent back is with the tenant.
 */
export async function deduct(ground: Ground): Promise<Undo[] | null> {
  const { dice, portfolio } = ground
  const home = portfolio.leaving.pop()
  if (!home) return null
  const { of, manager } = home
  const undos = await payDeposit(ground, home, 'BANK_TRANSFER')
  const paid = portfolio.payments.find((one) => one.home === home)
  undos.push(...(await charge(ground, home, 'SERVICE_CHARGE')))
  await doAs(ground, manager.actor, (tx) => removeTenant(tx, manager.actor, of.unit_id, {}))
  await agree(ground, home, 0.9)
  const settle = () =>
    orRefused(
      doAs(ground, manager.actor, async (tx) => {
        await settleDeposit(tx, manager.actor, of.lease_id)
        return true
      }),
      ...(['ILLEGAL_STATE', 'DEPOSIT_TOO_SMALL'] as const), // settled by the other; partly refunded meanwhile
    )
  const refunded = paid && dice.happens(0.5) && applyRefund(ground, paid, dice.between(1, paid.amount), false)
  const settled = await twice(settle)
  await refunded
  if (!settled.some(Boolean)) {
    await agree(ground, home, 0)
    await settle()
  }
  await twice(() => sendBack(ground, home))
  return undos
}

/** Proposed, by chance disputed and proposed once more, agreed. Keeps at most a share of what is held. */
async function agree(ground: Ground, { of, manager, tenant }: LeavingHome, share: number): Promise<void> {
  const { dice } = ground
  const { lease_id } = of
  const propose = async () => {
    const proposing = doAs(ground, manager.actor, async (tx) => {
      const { held } = await getDepositRow(tx, lease_id)
      const most = Math.floor(held * share)
      const amount = dice.between(0, most)
      const deductions = amount > 0 ? [{ reason: 'Broken window', amount, evidence: [] }] : []
      const to_arrears = dice.between(0, Math.min(most - amount, await outstandingOf(tx, lease_id)))
      await proposeDeductions(tx, manager.actor, lease_id, { deductions, to_arrears })
      return true
    })
    // Nothing is held any more; or less than was read, since some was refunded or the debt was paid in between.
    return orRefused(proposing, 'ILLEGAL_STATE', 'DEPOSIT_TOO_SMALL', 'AMOUNT_TOO_LARGE')
  }
  const answer = (word: Parameters<typeof answerDeductions>[3]) =>
    orRefused(
      doAs(ground, tenant.actor, (tx) => answerDeductions(tx, tenant.actor, lease_id, word)),
      'ILLEGAL_STATE', // nothing is kept back: there is nothing to answer
    )
  if (!(await propose())) return
  if (dice.happens(0.3)) {
    await answer({ agreed: false, words: 'It was broken before.' })
    await propose()
  }
  await answer({ agreed: true })
}

/** To the account that the tenant named. What the bank says of it is not asked here. */
async function sendBack(ground: Ground, { of, manager }: LeavingHome): Promise<void> {
  const named = { bank_code: '058', bank_name: 'GTBank', account_number: '0123456789', account_name: 'Test' }
  await bySystem(ground, (tx) =>
    tx.updateTable('deposit').set(named).where('lease_id', '=', of.lease_id).execute(),
  )
  const sent = doAs(ground, manager.actor, (tx) =>
    recordReturn(tx, manager.actor, of.lease_id, {
      ...{ returned_on: lagosDay(tx.now), bank_reference: `HAMMER-${ground.number}`, cost: 5_000 },
    }),
  )
  await orRefused(sent, 'ILLEGAL_STATE')
}
