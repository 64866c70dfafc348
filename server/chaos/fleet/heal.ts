import type pg from 'pg'
import { withClient } from '../../platform/db/schema/provision.ts'
import type { Phone } from '../phone.ts'
import { until } from '../until.ts'
import type { Node } from './nodes.ts'
import { ask } from './probe-nodes.ts'

/** Everything must be healthy again within this time, without intervention. */
export const HEALS_WITHIN_SECONDS = 30
/** Time limit of the measurement, so that slower recoveries are reported with their duration. */
const MOST_SECONDS = 150

/** Seconds until calls were healthy and jobs were processed. */
export type Healed = { calls: number; jobs: number }
export type Struck = { failovers: Healed[]; cuts: Healed[] }

/** Waits until every running web node reads and writes and jobs are processed. Returns the seconds since `began`. */
export async function untilHealed(
  nodes: readonly Node[],
  ownerUrl: string,
  phone: Phone,
  began: number,
): Promise<Healed> {
  const since = () => (performance.now() - began) / 1000
  const web = nodes.filter(({ env }) => env.GIDA_ROLE === 'web')
  const calls = Promise.all(
    web.map((node) =>
      until(`${node.name} is well`, async () => !node.process || (await isWell(node, phone)), MOST_SECONDS),
    ),
  ).then(since)
  const jobs = until('a job is done', () => withClient(ownerUrl, doesJobs), MOST_SECONDS).then(since)
  return { calls: await calls, jobs: await jobs }
}

async function isWell(node: Node, phone: Phone): Promise<boolean> {
  const token = await phone.token()
  const [read, written] = [await ask(node, token, 'read'), await ask(node, token, 'write')]
  return read?.status === 200 && written?.status === 200
}

/** Enqueues a job and waits for it, or until a later run has started, since waiting behind a long queue would measure its length. */
async function doesJobs(owner: pg.Client): Promise<boolean> {
  const { rows: asked } = await owner.query<{ now: Date }>(
    `select now(), app.enqueue('sweep_refunds', '{}', 'schedule:sweep_refunds', null, true)`,
  )
  const isDone = async () => {
    const { rows } = await owner.query(
      `select from graphile_worker._private_jobs having count(*) filter (where key = 'schedule:sweep_refunds') = 0
        or count(*) filter (where locked_at > $1) > 0`,
      [asked[0]?.now],
    )
    return rows.length === 1
  }
  return until('it is done', isDone, 3).catch(() => false)
}
