import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { defineJob, enqueue } from '../../platform/jobs/jobs.ts'
import { CHANNEL, sendLive } from '../../platform/realtime/live.ts'
import type { Bench } from '../data.ts'
import type { Load } from '../reads/lists.ts'
import { type Contender, ratio, takeTurns } from '../turns.ts'

const CALLERS = 10
/** Flush latency of cloud disks and synchronous standbys, in microseconds. */
const FLUSH_US = 2_000
const LEAST = 0.8

const job = defineJob({ name: 'of_the_bench', payload: z.object({}), run: async () => {} })

/**
 * Commits per second with a slow flush; each adds an event for a different person and a job. Compared: notifying after the
 * commit as the server does, no notification, and NOTIFY inside the transaction, which serialises commits.
 */
export async function benchCommits(bench: Bench, { rounds, seconds, say }: Load): Promise<object> {
  const ownerUrl = await bench.database('commits', 500)
  await bench.slowFlush(ownerUrl, FLUSH_US)
  try {
    const services = await bench.services(ownerUrl)
    const people = await services.transaction('system', async (tx) => {
      const found = await tx.selectFrom('users').select('id').limit(CALLERS).execute()
      for (const { id } of found) sendLive(tx, id, { type: 'role_changed', data: { role: 'TENANT' } })
      return found
    })
    const untold = async (tx: Tx, user_id: string) => {
      await sql`
        with counted as (update live_counter set last_seq = last_seq + 1 where user_id = ${user_id} returning last_seq)
        insert into live_event (user_id, seq, type, data) select ${user_id}, last_seq, 'role_changed', '{"role":"TENANT"}'
        from counted`.execute(tx)
      await sql`select app.enqueue(${job.name}, '{}', null, null)`.execute(tx)
    }
    const firing = (name: string, work: typeof untold): Contender => ({
      name,
      turn: async () => {
        let done = 0
        const end = performance.now() + seconds * 1000
        await Promise.all(
          people.map(async ({ id }) => {
            for (; performance.now() < end; done++) await services.transaction('system', (tx) => work(tx, id))
          }),
        )
        return done / seconds
      },
    })
    const rates = await takeTurns(
      [
        firing('told after', async (tx, id) => {
          sendLive(tx, id, { type: 'role_changed', data: { role: 'TENANT' } })
          await enqueue(tx, job, {})
        }),
        firing('untold', untold),
        firing('told within', async (tx, id) => {
          await untold(tx, id)
          await sql`select pg_notify(${CHANNEL}, ${id})`.execute(tx)
        }),
      ],
      rounds,
      say,
    )
    const toUntold = ratio(rates, 'told after', 'untold')
    return {
      flush_us: FLUSH_US,
      rate_told_after_to_untold: toUntold,
      rate_told_within_to_untold: ratio(rates, 'told within', 'untold'),
      wanted: LEAST,
      is_reached: toUntold >= LEAST,
    }
  } finally {
    await bench.slowFlush(ownerUrl, 0)
  }
}
