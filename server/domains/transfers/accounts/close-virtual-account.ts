import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { ProviderRefusal } from '../../../platform/pay/provider.ts'

/** The tenancy has ended: hides the account and asks the provider to close it. */
export async function retireVirtualAccount(tx: Tx, { lease_id }: { lease_id: string }): Promise<void> {
  await tx
    .updateTable('virtual_account')
    .set({ state: 'REFUSED', failure: 'The tenancy ended before the account was opened.' })
    .where('lease_id', '=', lease_id)
    .where('state', '=', 'ASKED')
    .execute()
  const retired = await tx
    .updateTable('virtual_account')
    .set({ state: 'CLOSING' })
    .where('lease_id', '=', lease_id)
    .where('state', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst()
  if (retired)
    await enqueue(tx, closeVirtualAccount, { id: retired.id }, { key: `virtual-account:${retired.id}` })
}

/**
 * The tenancy continues under another lease: so does its account, which is a saved payee in the tenant's bank. If
 * the new lease already has an account of its own, this one is retired.
 */
export async function passVirtualAccountOn(tx: Tx, { lease_id }: { lease_id: string }): Promise<void> {
  const next = await tx
    .selectFrom('lease')
    .select(['id', 'tenant_id', 'estate_id'])
    .where('follows_id', '=', lease_id)
    .where('status', '<>', 'TERMINATED')
    .executeTakeFirst()
  if (!next || (await hasOwnAccount(tx, next.id))) return retireVirtualAccount(tx, { lease_id })
  await tx
    .updateTable('virtual_account')
    .set({ lease_id: next.id })
    .where('lease_id', '=', lease_id)
    .where('tenant_id', '=', next.tenant_id)
    .where('estate_id', '=', next.estate_id)
    .where('state', 'in', ['ASKED', 'OPEN'])
    .execute()
}

const hasOwnAccount = (tx: Tx, lease_id: string): Promise<boolean> =>
  exists(
    tx
      .selectFrom('virtual_account')
      .select('id')
      .where('lease_id', '=', lease_id)
      .where('state', 'in', ['ASKED', 'OPEN']),
  )

/** Closing is idempotent, so it is retried without an answer. Money that still arrives is booked. */
export const closeVirtualAccount = defineJob({
  name: 'close_virtual_account',
  payload: z.object({ id: z.guid() }),
  run: async (services, { id }) => {
    const found = await services.transaction('system', (tx) =>
      tx
        .selectFrom('virtual_account')
        .select('provider_id')
        .where('id', '=', id)
        .where('state', '=', 'CLOSING')
        .executeTakeFirst(),
    )
    if (!found?.provider_id) return
    await services.provider.closeVirtualAccount(found.provider_id).catch((error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error // the provider has closed it already
    })
    await services.transaction('system', (tx) =>
      tx
        .updateTable('virtual_account')
        .set({ state: 'CLOSED', closed_at: tx.now })
        .where('id', '=', id)
        .where('state', '=', 'CLOSING')
        .execute(),
    )
  },
})
