import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { ProviderRefusal, type ProviderSettlement, ProviderUnknown } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'
import { checkPayment } from './check-payment.ts'
import { account } from './ledger/accounts.ts'
import { postJournal } from './ledger/post-journal.ts'

/** No webhook tells of a settlement: the provider's report is read, and each one is booked once. */
export const reconcileSettlements = defineJob({
  name: 'reconcile_settlements',
  payload: z.object({}),
  run: async (services) => {
    const subaccounts = await services.transaction('system', (tx) =>
      tx
        .selectFrom('payment')
        .select('subaccount_code')
        .distinct()
        .where('status', '=', 'COMPLETED')
        .where('split', '=', 'BY_PROVIDER')
        .where('payment_date', '>', new Date(tx.now.getTime() - LOOK_BACK_MS))
        .execute(),
    )
    for (const subaccount of [null, ...subaccounts.map((row) => row.subaccount_code)]) {
      await bookSettlements(services, subaccount).catch((error: unknown) => {
        if (!(error instanceof ProviderUnknown || error instanceof ProviderRefusal)) throw error
        services.log.warn({ error, subaccount }, 'settlements could not be read; the next run asks again')
      })
    }
  },
})

/** Longer than the longest row of holidays. */
const LOOK_BACK_MS = 30 * 86_400_000

async function bookSettlements(services: Services, subaccount: string | null): Promise<void> {
  const reported = await services.provider.listSettlements(subaccount)
  const known = await services.transaction('system', (tx) =>
    tx
      .selectFrom('provider_settlement')
      .select('provider_id')
      .where('provider_id', 'in', ['', ...reported.map((s) => s.id)])
      .execute(),
  )
  const booked = new Set(known.map((row) => row.provider_id))
  for (const settlement of reported.filter((one) => one.status === 'success' && !booked.has(one.id))) {
    const references = await services.provider.settlementReferences(settlement.id)
    if (!(await completeAll(services, references))) {
      services.log.warn(
        { settlement: settlement.id },
        'a settlement waits for payments that are not known yet',
      )
      continue
    }
    await services.transaction('system', (tx) =>
      bookSettlement(tx, services, settlement, subaccount, references),
    )
  }
}

/** What is paid out was paid in: a payment that we were not told of is asked about before. False while one is unknown. */
async function completeAll(services: Services, references: string[]): Promise<boolean> {
  const incomplete = () =>
    services.transaction('system', (tx) =>
      tx
        .selectFrom('payment')
        .select(['id', 'reference'])
        .where(sql<boolean>`reference = any (${references}::text[])`)
        .where('status', 'not in', ['COMPLETED', 'REFUNDED'])
        .execute(),
    )
  for (const payment of await incomplete()) await checkPayment(services, payment)
  return (await incomplete()).length === 0
}

/** Moves what lay with the provider for these payments to a bank: the landlord's, or ours. */
async function bookSettlement(
  tx: Tx,
  services: Services,
  settlement: ProviderSettlement,
  subaccount: string | null,
  references: string[],
): Promise<void> {
  const fresh = await tx
    .insertInto('provider_settlement')
    .values({
      provider_id: settlement.id,
      subaccount_code: subaccount,
      status: settlement.status,
      amount: settlement.effective_amount,
      settled_on: lagosDay(settlement.settlement_date),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_id')
    .executeTakeFirst()
  if (!fresh) return
  const held = await heldInClearing(tx, subaccount, references)
  for (const { estate_id, landlord_id, amount } of held) {
    await postJournal(tx, {
      key: `settlement:${settlement.id}:${estate_id}:${landlord_id ?? 'main'}`,
      estate_id,
      memo: landlord_id ? 'Settled to the landlord' : 'Settled to our bank',
      entries: landlord_id
        ? [
            [account.payable(landlord_id), amount],
            [account.clearingOf(landlord_id), -amount],
          ]
        : [
            [account.bank, amount],
            [account.clearing, -amount],
          ],
    })
  }
  const sum = held.reduce((total, row) => total + row.amount, 0)
  if (sum !== settlement.effective_amount) {
    services.log.warn(
      { settlement: settlement.id, reported: settlement.effective_amount, booked: sum },
      'a settlement differs from the books',
    )
  }
}

/** What the completion journals of these payments put into clearing, for the main account or for the landlords. */
async function heldInClearing(tx: Tx, subaccount: string | null, references: string[]) {
  const result = await sql<{ estate_id: string; landlord_id: string | null; amount: number }>`
    select j.estate_id, case when ${subaccount === null} then null else p.landlord_id end as landlord_id,
      sum(e.amount)::bigint as amount
    from payment p
      join journal j on j.payment_id = p.id and j.key = 'payment:' || p.id || ':completed'
      join posting e on e.journal_id = j.id
      join account a on a.id = e.account_id
    where p.reference = any (${references}::text[])
      and a.code = case when ${subaccount === null} then 'clearing' else 'clearing:' || p.landlord_id end
    group by 1, 2 having sum(e.amount) <> 0 order by 1, 2`.execute(tx)
  return result.rows
}
