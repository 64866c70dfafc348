import { withClient } from '../../platform/db/schema/provision.ts'
import { startClients, untilMade } from './clients.ts'
import { type Document, lostBetween } from './lost-between.ts'
import { startPlaces } from './versions.ts'

export type DeployDrill = {
  /** Working folder; removed by the caller. */
  folder: string
  /** Folders of both versions. */
  from: string
  to: string
  nodes: number
  clients: number
  /** Minimum number of calls, over both directions. */
  calls: number
  report(line: string): void
}

/** A job that only a later version can run. */
const FUTURE_JOB = 'done_by_a_later_version'

/**
 * Rolls nodes from one version to another under load, and back. Returns figures and all faults: failed calls, lost writes,
 * incompatible changes of the contract, failed jobs.
 */
export async function drillDeploy(drill: DeployDrill) {
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  const versions = await startPlaces(drill.folder, drill.nodes)
  try {
    await versions.begin(drill.from)
    const before = (await versions.readContract()) as Document
    await withClient(versions.ownerUrl, (client) =>
      client.query('select graphile_worker.add_job($1)', [FUTURE_JOB]),
    )
    const calls = await startClients(versions.url, drill.clients)
    drill.report(`${drill.nodes} nodes of the version before are called (${seconds()} s)`)
    const shareAt = (share: number) => untilMade(calls, drill.calls * share)

    await shareAt(0.2)
    await versions.replaceBy(drill.to)
    const after = (await versions.readContract()) as Document
    drill.report(
      `All are of the next version, ${calls.made()} calls, ${calls.failed.length} failed (${seconds()} s)`,
    )
    await shareAt(0.6)
    await versions.replaceBy(drill.from)
    drill.report(
      `All are of the version before, ${calls.made()} calls, ${calls.failed.length} failed (${seconds()} s)`,
    )
    await shareAt(1)
    const written = await calls.finish()

    const faults = [
      ...calls.failed,
      ...written,
      ...lostBetween(before, after),
      ...(await faultsOfJobs(versions.ownerUrl)),
    ]
    return { figures: { calls: calls.made(), failed: calls.failed.length, seconds: seconds() }, faults }
  } finally {
    await versions.close()
  }
}

/** The unknown job must wait untouched; all others must be done. */
async function faultsOfJobs(ownerUrl: string): Promise<string[]> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<{ task: string; attempts: number; last_error: string | null }>(
      `select task_identifier as task, attempts, last_error from graphile_worker.jobs
       where task_identifier = $1 or attempts >= max_attempts or last_error is not null`,
      [FUTURE_JOB],
    ),
  )
  const waits = rows.some(({ task, attempts }) => task === FUTURE_JOB && attempts === 0)
  const failed = rows.filter(({ task }) => task !== FUTURE_JOB)
  return [
    ...(waits ? [] : ['A job of a later version did not wait for it']),
    ...failed.map(({ task, last_error }) => `Job ${task} failed: ${last_error}`),
  ]
}
