import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { type Dice, makeDice } from '../chaos/dice.ts'
import { until } from '../chaos/until.ts'
import { chainEntries } from '../domains/audit/index.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import { spawnServer } from '../testing/servers/server-process.ts'
import type { World } from '../testing/world.ts'
import { gatherCast } from './cast.ts'
import { calls, type Drawn, drawRequest } from './draw-request.ts'
import { faultsOfHalfDone, fingerprint } from './half-done.ts'
import { describeFault, judgeAnswer } from './judge-answer.ts'
import { type Cut, sendRequest } from './send-request.ts'

type Options = {
  world: World
  /** What the server's process is told. */
  env: Record<string, string>
  logFile: string
  requests: number
  seed: number
  report(line: string): void
}
export type Figures = { sent: number; cut: number; by_status: Record<string, number>; calls: number }

const AT_ONCE = 8
/** After so many, people who signed themselves out or shut each other out are let in again. */
const A_ROUND = 400
const CUT = 0.2
const REST_SECONDS = 120
const MOST_LINES = 20

/** The audit log is written a few seconds after what it tells of. */
async function chainAll({ services }: World): Promise<void> {
  while ((await services.transaction('system', chainEntries)) > 0);
}

/** Asks for everything in every way; answers what was seen, and each fault in a line. */
export async function runFuzz({ world, env, logFile, requests, seed, report }: Options) {
  const cast = await gatherCast(world)
  const server = spawnServer(env, { logFile })
  const to = new URL((await server.ready).url)
  await untilJobsAreDone(world) // what is done by the clock is not of what was asked
  await chainAll(world)
  const before = await fingerprint(world, cast.untouched)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const dice = makeDice(seed)
  const figures: Figures = { sent: 0, cut: 0, by_status: {}, calls: calls.length }
  const faults: string[] = []
  try {
    while (figures.sent < requests && server.child.exitCode === null) {
      const drawn = { ...cast, tokens: await cast.tokens(), ids: await cast.ids() }
      await askRound(Math.min(A_ROUND, requests - figures.sent), drawn)
      report(`${figures.sent} of ${requests}, ${faults.length} faults`)
    }
    if (server.child.exitCode !== null) faults.push(`the process ended with ${server.child.exitCode}`)
    await untilJobsAreDone(world).catch((error: Error) => faults.push(error.message))
    faults.push(...(await faultsOfHalfDone(world)))
    await chainAll(world)
    faults.push(...differences(before, await fingerprint(world, cast.untouched)))
  } finally {
    agent.destroy()
    await server.stop()
  }
  faults.push(...faultsInLog(logFile))
  return { figures, faults }

  /** Each of those at once takes the next number, so that what is asked hangs on the seed alone. */
  async function askRound(many: number, drawn: Drawn): Promise<void> {
    const last = figures.sent + many
    const worker = async () => {
      while (figures.sent < last) {
        const number = figures.sent++
        await askOne(number, drawn, dice.of(`request ${number}`))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  async function askOne(number: number, drawn: Drawn, own: Dice): Promise<void> {
    const call = calls[number % calls.length]
    if (!call) return
    const asked = await drawRequest(call, drawn, own)
    const cut: Cut = own.happens(CUT) ? own.pick(['while sending', 'before the answer']) : 'whole'
    try {
      const answer = await sendRequest(to, asked, cut, agent)
      const status = answer?.status ?? 'cut'
      figures.by_status[status] = (figures.by_status[status] ?? 0) + 1
      if (!answer) figures.cut++
      const fault = answer && judgeAnswer(asked, answer)
      if (fault) faults.push(fault)
    } catch (error) {
      faults.push(describeFault(asked, error instanceof Error ? error.message : String(error)))
    }
  }
}

/** What the server says of itself: it logs an error for what is its own fault alone. */
const faultsInLog = (file: string): string[] => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":50'))
  return lines.slice(0, MOST_LINES).map((line) => `logged: ${line.slice(0, 1500)}`)
}

/** A job that waits for its next try is one that failed, and is told as such. */
const untilJobsAreDone = (world: World) =>
  until(
    'no job waits',
    () =>
      withClient(world.ownerUrl, async (client) => {
        const { rows } = await client.query<{ waiting: number }>(
          `select count(*) as waiting from graphile_worker.jobs where last_error is null and run_at <= now()`,
        )
        return rows[0]?.waiting === 0
      }),
    REST_SECONDS,
  )

const differences = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before)
    .filter((table) => before[table] !== after[table])
    .map((table) => `an estate in which nobody did anything has changed: ${table}`)
