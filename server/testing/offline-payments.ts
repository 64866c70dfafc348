import { randomUUID } from 'node:crypto'
import { lagosDay } from '@gida/contract/shared/dates'
import { expect } from 'vitest'
import { checkLedger } from '../domains/ledger/check-ledger.ts'
import type { LetFlat } from './let-flat.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** What tests about money by hand do and look at. */
export function offlinePaymentsIn(world: World) {
  const today = () => lagosDay(world.services.clock.now())
  return {
    today,
    /** Records money for a flat as a person would who fills in the least. */
    record: (who: Person, flat: LetFlat, given: object = {}, key: string = randomUUID()) =>
      who.post(
        '/payments',
        {
          amount: 30_000_000,
          transaction_type: 'RENT_PAYMENT',
          property_unit_id: flat.unit_id,
          tenant_id: flat.tenant.id,
          channel: 'CASH',
          payment_date: today(),
          ...given,
        },
        { 'idempotency-key': key },
      ),
    once: (who: Person, path: string, body: object) =>
      who.post(path, body, { 'idempotency-key': randomUUID() }),
    /** Sums by account of an estate; ids are written as `*`. Debit is above zero. */
    async books(estate_id: string): Promise<Record<string, number>> {
      const { rows } = await world.services.transaction('system', async (tx) => ({
        rows: await tx
          .selectFrom('posting')
          .innerJoin('account', 'account.id', 'posting.account_id')
          .select(['account.code', (eb) => eb.fn.sum<number>('posting.amount').as('sum')])
          .where('account.estate_id', '=', estate_id)
          .groupBy('account.code')
          .execute(),
      }))
      const sums = rows.map(({ code, sum }) => [code.replace(/[0-9a-f-]{36}$/, '*'), Number(sum)] as const)
      return Object.fromEntries(sums.filter(([, sum]) => sum !== 0))
    },
    async expectSoundBooks(): Promise<void> {
      const checks = await world.services.transaction('system', checkLedger)
      expect(checks.filter((check) => check.faults > 0)).toEqual([])
    },
  }
}
