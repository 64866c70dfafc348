import { z } from 'zod'
import { type BatchItem, runBatch } from '../../platform/jobs/batch.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'

/** Drops a sandbox's database, then its row. One still in use by a node is dropped later by the schedule. */
export async function forgetSandbox({ transaction, sandboxes }: Services, id: string): Promise<void> {
  await transaction('system', (tx) =>
    tx.updateTable('sandbox').set({ forgets_at: tx.now }).where('id', '=', id).execute(),
  )
  if (await sandboxes?.remove(id))
    await transaction('system', (tx) => tx.deleteFrom('sandbox').where('id', '=', id).execute())
}

/** Expired sandboxes, and databases without a row. Databases are listed first, since rows are inserted before their database. */
async function listDue({ transaction, sandboxes }: Services): Promise<BatchItem[]> {
  const there = (await sandboxes?.list()) ?? []
  return transaction('system', async (tx) => {
    const rows = await tx.selectFrom('sandbox').select(['id', 'forgets_at']).execute()
    const over = rows.filter(({ forgets_at }) => forgets_at <= tx.now)
    const unknown = there.filter((id) => !rows.some((row) => row.id === id))
    return [...over, ...unknown.map((id) => ({ id }))]
  })
}

export const forgetSandboxes = defineJob({
  name: 'forget_sandboxes',
  payload: z.object({}),
  run: async (services) => {
    if (!services.sandboxes) return
    await runBatch(services, {
      name: 'forget_sandboxes',
      items: await listDue(services),
      each: ({ id }) => forgetSandbox(services, id),
    })
  },
})

export const prepareSandboxes = defineJob({
  name: 'prepare_sandboxes',
  payload: z.object({}),
  run: async ({ sandboxes }) => sandboxes?.prepare(),
})
