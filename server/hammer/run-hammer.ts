import { sql } from 'kysely'
import { makeDice } from '../chaos/dice.ts'
import { checkLedger } from '../domains/payments/index.ts'
import { Problem } from '../platform/errors/problem.ts'
import type { Services } from '../platform/services.ts'
import { ACTS, type Act, takeBack, type Undo } from './acts.ts'
import { foundTown, type Town } from './town.ts'

export type HammerOptions = {
  services: Services
  seed: number
  workers: number
  acts: number
  estates: number
  /** In each estate. */
  units: number
  say(line: string): void
}

export type HammerFigures = {
  acts: Record<string, number>
  entries: number
  /** Told to try again, since two had waited for each other. */
  conflicts: number
  acting_seconds: number
  undoing_seconds: number
}

/** Mixed acts by many at once, then all of them undone twice at once. Answers the figures and all that did not hold. */
export async function runHammer(
  options: HammerOptions,
): Promise<{ figures: HammerFigures; faults: string[] }> {
  const { services, seed, acts, say } = options
  const town = await foundTown(services, options.estates, options.units)
  const figures: HammerFigures = { acts: {}, entries: 0, conflicts: 0, acting_seconds: 0, undoing_seconds: 0 }
  const undos: Undo[] = []

  let begun = performance.now()
  await atOnce(options.workers, acts, async (number) => {
    const dice = makeDice(seed + number * 7919)
    const act = pickAct(dice.roll())
    undos.push(...(await untilThrough(figures, () => act.run({ services, town, dice, number }))))
    figures.acts[act.name] = (figures.acts[act.name] ?? 0) + 1
    if (number % Math.ceil(acts / 10) === 0) say(`${number} of ${acts} acts`)
  })
  figures.acting_seconds = secondsSince(begun)
  const faults = await faultsOf(services, 'after the acts')

  begun = performance.now()
  for (const phase of ['charges', 'payments'] as const) {
    const ofPhase = undos.filter(({ after }) => after === phase)
    say(`undoing ${ofPhase.length} twice at once (${phase})`)
    await atOnce(options.workers, ofPhase.length * 2, async (number) => {
      const undo = ofPhase[Math.floor(number / 2)] // two neighbours are the same one, and run at once
      if (undo) await untilThrough(figures, () => undo.run(services))
    })
    if (phase === 'charges') await takeBackTheRest(services, town)
  }
  figures.undoing_seconds = secondsSince(begun)
  faults.push(...(await faultsOf(services, 'after all was undone')), ...(await notAtZero(services)))
  figures.entries = await countEntries(services)
  return { figures, faults }
}

/** So many workers, each taking the next number until there is none. */
async function atOnce(
  workers: number,
  count: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

const ALL = ACTS.reduce((sum, { weight }) => sum + weight, 0)

function pickAct(roll: number): Act {
  let left = roll * ALL
  const found = ACTS.find((act) => {
    left -= act.weight
    return left < 0
  })
  return found ?? (ACTS[0] as Act)
}

/** What a person would do who is told that somebody changed this meanwhile: the same once more. */
async function untilThrough<T>(figures: HammerFigures, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'CONFLICT') throw error
      figures.conflicts++
    }
  }
}

/** What the leases themselves asked for. */
async function takeBackTheRest(services: Services, { homes }: Town): Promise<void> {
  for (const { of } of homes)
    await takeBack(services, `lease_id = '${of.lease_id}' and amount > withdrawn_amount`)
}

async function faultsOf(services: Services, when: string): Promise<string[]> {
  const checks = await services.transaction('system', async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    return checkLedger(tx)
  })
  return checks
    .filter(({ faults }) => faults > 0)
    .map(({ name, faults }) => `${when}, ${faults} faults: ${name}`)
}

/** Every account, by its entries and by what is kept, and every charge. */
async function notAtZero(services: Services): Promise<string[]> {
  const { rows } = await services.transaction('system', (tx) =>
    sql<{ fault: string }>`
      select a.code || ' ends at ' || sum(p.amount) as fault
      from account a join posting p on p.account_id = a.id group by a.id having sum(p.amount) <> 0
      union all
      select a.code || ' is kept at ' || sum(d.debits - d.credits)
      from account a join account_day d on d.account_id = a.id group by a.id having sum(d.debits - d.credits) <> 0
      union all
      select 'charge ' || key || ' has ' || open_amount || ' open' from charge where open_amount <> 0`.execute(
      tx,
    ),
  )
  return rows.map(({ fault }) => fault)
}

async function countEntries(services: Services): Promise<number> {
  const { rows } = await services.transaction('system', (tx) =>
    sql<{ n: number }>`select count(*) as n from posting`.execute(tx),
  )
  return rows[0]?.n ?? 0
}

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 100) / 10
