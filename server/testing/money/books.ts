import { expect } from 'vitest'
import { checkLedger } from '../../domains/ledger/check-ledger.ts'
import type { World } from '../world.ts'

type Of = { estate_id: string } | { payment_id: string }

/** Account balances of an estate or a payment: + is debit, ids are written as `*`, zero balances are left out. */
export async function balancesOf(world: World, of: Of): Promise<Record<string, number>> {
  const sums = new Map<string, number>()
  for (const { code, sum } of await sumsOf(world, of)) {
    const name = code.replace(/[0-9a-f-]{36}$/, '*')
    sums.set(name, (sums.get(name) ?? 0) + Number(sum))
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
}

/** Balance of one account of an estate; + is debit. */
export async function balanceOf(world: World, estate_id: string, code: string): Promise<number> {
  const sums = await sumsOf(world, { estate_id })
  return Number(sums.find((account) => account.code === code)?.sum ?? 0)
}

function sumsOf(world: World, of: Of) {
  return world.services.transaction('system', (tx) => {
    const sums = tx
      .selectFrom('posting')
      .innerJoin('journal', 'journal.id', 'posting.journal_id')
      .innerJoin('account', 'account.id', 'posting.account_id')
      .select(['account.code', (eb) => eb.fn.sum<number>('posting.amount').as('sum')])
      .groupBy('account.code')
    return 'estate_id' in of
      ? sums.where('account.estate_id', '=', of.estate_id).execute()
      : sums.where('journal.payment_id', '=', of.payment_id).execute()
  })
}

/** Names of the ledger checks that fail. */
export async function faultsOfBooks(world: World): Promise<string[]> {
  const checks = await world.services.transaction('system', checkLedger)
  return checks.filter((check) => check.faults > 0).map((check) => check.name)
}

export async function expectSoundBooks(world: World): Promise<void> {
  expect(await faultsOfBooks(world)).toEqual([])
}
