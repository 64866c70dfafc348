import { TransactionType } from '@gida/contract/domains/charges/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { applyCredit, raiseCharges, withdrawCharge } from '../domains/charges/index.ts'
import { undoWaiver } from '../domains/charges/waivers/undo-waiver.ts'
import { waiveCharge } from '../domains/charges/waivers/waive-charge.ts'
import { writeOffCharge } from '../domains/charges/waivers/write-off-charge.ts'
import { raiseLateFees } from '../domains/collections/late-fees/raise-late-fees.ts'
import { lockBooks, lockBooksOf } from '../domains/ledger/index.ts'
import {
  bySystem,
  doAs,
  type Ground,
  homeOf,
  MOST,
  orRefused,
  twice,
  type Undo,
  untilThrough,
} from './act.ts'
import type { Home } from './portfolio.ts'

/** Past any grace, and old enough to be written off. */
const LONG_LATE_DAYS = 200
const TYPES = TransactionType.options as [TransactionType, ...TransactionType[]]

export const chargeSome = (ground: Ground): Promise<Undo[]> =>
  charge(ground, homeOf(ground), ground.dice.happens(0.5) ? 'RENT_PAYMENT' : ground.dice.pick(TYPES))

export async function charge(
  ground: Ground,
  { of }: Home,
  transaction_type: TransactionType,
): Promise<Undo[]> {
  const { dice, number } = ground
  const key = `hammer:${number}:${transaction_type}`
  const amount = dice.between(1, MOST)
  const days = dice.happens(0.3) ? LONG_LATE_DAYS : 0
  await bySystem(ground, async (tx) => {
    const due_date = addDays(lagosDay(tx.now), -days)
    await raiseCharges(tx, of, [{ key, transaction_type, amount, due_date }])
    // Billed when it was due, so that it may bear a late fee.
    await sql`update charge set created_at = created_at - make_interval(days => ${days}) where key = ${key}`.execute(
      tx,
    )
  })
  return [{ phase: 'charges', run: () => takeBack(ground, `key = '${key}'`) }]
}

/**
 * Takes back all that is left of some charges: what was paid of them is credit again. A deposit that was settled has gone
 * its way, and its charge stays as it is.
 */
export const takeBack = (ground: Ground, which: string, cause = 'hammer:undone') =>
  bySystem(ground, async (tx) => {
    const seen = await sql<{ id: string }>`select id from charge where ${sql.raw(which)}`.execute(tx)
    if (seen.rows.length === 0) return
    await lockBooksOf(
      tx,
      'charge',
      seen.rows.map(({ id }) => id),
    )
    const { rows } = await sql<{ id: string; left: number }>`
      select id, amount - withdrawn_amount as left from charge where ${sql.raw(which)} and not (
        transaction_type in ('CAUTION_DEPOSIT', 'SECURITY_DEPOSIT') and exists (
          select from deposit d where d.lease_id = charge.lease_id and d.settled_at is not null))
      order by id for no key update`.execute(tx)
    for (const { id, left } of rows) await withdrawCharge(tx, { charge_id: id, amount: left, cause })
  })

/** Some of what one charge of a unit asked for is no longer asked for. */
export async function withdrawPart(ground: Ground): Promise<Undo[] | null> {
  const { of } = homeOf(ground)
  const found = await bySystem(ground, async (tx) => {
    await lockBooks(tx, [of.estate_id])
    const { rows } = await sql<{ id: string; left: number }>`
      select id, amount - withdrawn_amount as left from charge
      where lease_id = ${of.lease_id} and amount > withdrawn_amount
      order by created_at desc limit 1 for no key update`.execute(tx)
    const [one] = rows
    if (!one) return null
    const amount = ground.dice.between(1, one.left)
    await withdrawCharge(tx, { charge_id: one.id, amount, cause: `hammer:${ground.number}` })
    return one
  })
  return found && []
}

export async function useCredit(ground: Ground): Promise<Undo[]> {
  const { of } = homeOf(ground)
  await bySystem(ground, (tx) => applyCredit(tx, of))
  return []
}

export const waive = (ground: Ground) => giveUp(ground, 'WAIVER')
export const writeOff = (ground: Ground) => giveUp(ground, 'WRITE_OFF')

/** A manager gives up a debt, whole or in part; two at once may find that there is less left of it. */
async function giveUp(ground: Ground, kind: 'WAIVER' | 'WRITE_OFF'): Promise<Undo[] | null> {
  const { dice, number, portfolio } = ground
  const reason = `Hammer ${number}`
  const debt = await someDebt(ground, kind)
  const home = debt && portfolio.homes.find(({ of }) => of.lease_id === debt.lease_id)
  if (!home) return null
  const { manager } = home
  const part = dice.happens(0.5) ? { amount: dice.between(1, debt.open_amount) } : {}
  const action = kind === 'WAIVER' ? waiveCharge : writeOffCharge
  const given = doAs(ground, manager.actor, async (tx) => {
    await action(tx, manager.actor, debt.id, { reason, ...part })
    const made = tx.selectFrom('waiver').select('id').where('charge_id', '=', debt.id)
    return made.where('reason', '=', reason).executeTakeFirstOrThrow()
  })
  const waiver = await orRefused(given, 'AMOUNT_TOO_LARGE', 'NOTHING_OWED')
  if (!waiver) return null
  const undo = () => doAs(ground, manager.actor, (tx) => undoWaiver(tx, manager.actor, waiver.id))
  return [{ phase: 'promises', run: () => orRefused(undo(), 'ILLEGAL_STATE') }]
}

/** By chance, among the charges of all homes that are owed; what is written off is long late. */
const someDebt = (ground: Ground, kind: 'WAIVER' | 'WRITE_OFF') =>
  bySystem(ground, (tx) =>
    tx
      .selectFrom('charge')
      .select(['id', 'lease_id', 'open_amount'])
      .where(
        'lease_id',
        'in',
        ground.portfolio.homes.map(({ of }) => of.lease_id),
      )
      .where('open_amount', '>', 0)
      .$if(kind === 'WRITE_OFF', (found) =>
        found.where('due_date', '=', addDays(lagosDay(tx.now), -LONG_LATE_DAYS)),
      )
      .orderBy(sql`md5(id::text || ${ground.number}::text)`)
      .limit(1)
      .executeTakeFirst(),
  )

/** All late fees of the day, asked for twice at once. A fee is a charge of its lease, and is taken back with those. */
export async function fine({ services, noteConflict }: Ground): Promise<Undo[] | null> {
  const raised = await twice(() => untilThrough(noteConflict, () => raiseLateFees(services)))
  return raised.some((count) => count > 0) ? [] : null
}
