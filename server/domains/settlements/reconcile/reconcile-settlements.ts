import { sql } from 'kysely'
import { z } from 'zod'
import { runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { detectOutage } from '../../../platform/pay/outage.ts'
import { ProviderRefusal, type ProviderSettlement, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { checkPayment } from '../../payments/index.ts'
import { readRefundsAndDisputes } from '../../refunds/index.ts'
import { settlementRead } from '../hooks.ts'
import { bookSettlement } from './book-settlement.ts'
import { findMissing } from './find-missing.ts'

/** There is no webhook for settlements: reads the provider's report and books each settlement once, line by line. */
export const reconcileSettlements = defineJob({
  name: 'reconcile_settlements',
  payload: z.object({}),
  run: async (services) => {
    await readRefundsAndDisputes(services) // explains deductions in settlements
    const subaccounts = await services.transaction('system', (tx) =>
      tx
        .selectFrom('payment')
        .select('subaccount_code')
        .distinct()
        .where('status', 'in', ['COMPLETED', 'REFUNDED'])
        .where('split', '=', 'BY_PROVIDER')
        .where('payment_date', '>', new Date(tx.now.getTime() - LOOK_BACK_MS))
        .execute(),
    )
    let isUnanswered = false
    await runBatch(services, {
      name: 'reconcile_settlements',
      items: [null, ...subaccounts.map((row) => row.subaccount_code)].map((code) => ({
        id: code ?? 'main',
        code,
      })),
      each: ({ code }) =>
        readSettlements(services, code).catch((error: unknown) => {
          if (!(error instanceof ProviderUnknown || error instanceof ProviderRefusal)) throw error
          services.log.warn(
            { error, subaccount: code },
            'settlements could not be read; the next run asks again',
          )
          isUnanswered ||= error instanceof ProviderUnknown
        }),
    })
    if (isUnanswered) await detectOutage(services)
    await findMissing(services)
  },
})

/** Longer than the longest run of holidays. */
const LOOK_BACK_MS = 30 * 86_400_000

async function readSettlements(services: Services, subaccount: string | null): Promise<void> {
  const reported = await services.provider.listSettlements(subaccount)
  const known = await services.transaction('system', (tx) =>
    tx
      .selectFrom('provider_settlement')
      .select('provider_id')
      .where('provider_id', 'in', ['', ...reported.map((s) => s.id)])
      .execute(),
  )
  const booked = new Set(known.map((row) => row.provider_id))
  let silence: unknown = null
  await runBatch(services, {
    name: 'book_settlements',
    items: reported.filter((one) => one.status === 'success' && !booked.has(one.id)),
    each: async (settlement) => {
      if (silence) return false
      return readLines(services, settlement, subaccount).catch((error: unknown) => {
        if (!(error instanceof ProviderUnknown || error instanceof ProviderRefusal)) throw error
        silence = error
        return false
      })
    },
  })
  if (silence) throw silence
}

async function readLines(
  services: Services,
  settlement: ProviderSettlement,
  subaccount: string | null,
): Promise<boolean> {
  const lines = await services.provider.settlementLines(settlement.id)
  const references = lines.map((line) => line.reference)
  if (!(await completeAll(services, references))) {
    services.log.warn({ settlement: settlement.id }, 'a settlement waits for payments that are not known yet')
    return false
  }
  if (subaccount === null) await settlementRead.run({ services, settlement, references })
  await services.transaction('system', (tx) => bookSettlement(tx, settlement, subaccount, lines))
  return true
}

/**
 * Polls payments of a settlement that are incomplete or lack a fee, since a payment settled without its fee would stay
 * in clearing. False if one remains unknown.
 */
async function completeAll(services: Services, references: string[]): Promise<boolean> {
  const { unsure } = await standOf(services, references)
  for (const payment of unsure) if (!(await checkPayment(services, payment))) return false
  return (await standOf(services, references)).incomplete === 0
}

async function standOf(services: Services, references: string[]) {
  const unsure = await services.transaction('system', (tx) =>
    tx
      .selectFrom('payment')
      .select(['id', 'reference'])
      .select(sql<boolean>`status not in ('COMPLETED', 'REFUNDED')`.as('is_incomplete'))
      .where(sql<boolean>`reference = any (${references}::text[])`)
      .where(sql<boolean>`(status not in ('COMPLETED', 'REFUNDED') or fees is null)`)
      .execute(),
  )
  return { unsure, incomplete: unsure.filter(({ is_incomplete }) => is_incomplete).length }
}
