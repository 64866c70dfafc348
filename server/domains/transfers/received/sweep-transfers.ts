import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { keepSetting, readSetting } from '../../../platform/db/settings.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { closeVirtualAccount } from '../accounts/close-virtual-account.ts'
import { openVirtualAccount } from '../accounts/open-virtual-account.ts'
import { bookReceivedTransfer, isReceivedTransfer } from './book-received-transfer.ts'

const SWEPT_TO = 'transfers_swept_to'
/** Transactions are listed by start time, and may appear later. */
const OVERLAP_MS = 6 * 3_600_000

/** Reads new transactions from the provider, independently of webhooks and job retries. */
export const sweepTransfers = defineJob({
  name: 'sweep_transfers',
  payload: z.object({}),
  urgent: true,
  run: async (services) => {
    await takeUpWaiting(services)
    const from = await sweepFrom(services)
    if (!from) return
    const began = services.clock.now()
    const came = await services.provider.listTransactions({ from, channel: 'dedicated_nuban' })
    const unbooked = await notBooked(
      services,
      came.filter((found) => isReceivedTransfer(found, services.provider.domain)),
    )
    const { failed } = await runBatch(services, {
      name: 'book_arrived_transfers',
      items: unbooked.map((found) => ({ id: found.reference, found })),
      each: inTransaction(services, (tx, { found }) => bookReceivedTransfer(tx, found)),
    })
    if (failed.length > 0) return // the next run starts at the same moment, so that none is skipped
    await services.transaction('system', (tx) => keepSetting(tx, SWEPT_TO, began.toISOString()))
  },
})

/** Null if no account was ever opened. */
async function sweepFrom(services: Services): Promise<Date | null> {
  return services.transaction('system', async (tx) => {
    const first = await tx
      .selectFrom('virtual_account')
      .select((eb) => eb.fn.min('opened_at').as('opened_at'))
      .executeTakeFirst()
    if (!first?.opened_at) return null
    const swept = await readSetting(tx, SWEPT_TO)
    const since = new Date(swept ? String(swept) : first.opened_at)
    return new Date(since.getTime() - OVERLAP_MS)
  })
}

async function notBooked<T extends { reference: string }>(services: Services, came: T[]): Promise<T[]> {
  if (came.length === 0) return []
  const references = came.map(({ reference }) => reference)
  const booked = await services.transaction('system', (tx) =>
    tx
      .selectFrom('payment')
      .select('reference')
      .where(sql<boolean>`reference = any (${references}::text[])`)
      .execute(),
  )
  const known = new Set(booked.map(({ reference }) => reference))
  return came.filter(({ reference }) => !known.has(reference))
}

/** Retries accounts that the provider has not opened yet. */
async function takeUpWaiting(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'take_up_waiting_accounts',
    items: pagesOf<Waiting>(services, findWaiting),
    each: inTransaction(services, (tx, { id, state }) => {
      const job = state === 'ASKED' ? openVirtualAccount : closeVirtualAccount
      return enqueue(tx, job, { id }, { key: `virtual-account:${id}` })
    }),
  })
}

type Waiting = BatchItem & { state: string }

const findWaiting = (tx: Tx, after: BatchItem | undefined, limit: number): Promise<Waiting[]> =>
  tx
    .selectFrom('virtual_account')
    .select(['id', 'state'])
    .where('state', 'in', ['ASKED', 'CLOSING'])
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)
    .execute()
