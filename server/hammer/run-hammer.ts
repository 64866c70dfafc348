import '../attach-hooks.ts'
import { sql } from 'kysely'
import { makeDice } from '../chaos/dice.ts'
import { checkLedger } from '../domains/ledger/check-ledger.ts'
import { refundCredit } from '../domains/refunds/refund-credit.ts'
import type { Services } from '../platform/services.ts'
import { doAs, type Ground, orRefused, PHASES, twice, type Undo } from './act.ts'
import { pickAct } from './acts.ts'
import { notAtZero } from './at-zero.ts'
import { takeBack } from './charge-acts.ts'
import { type Home, makePortfolio, type PortfolioSize } from './portfolio.ts'

export type HammerOptions = {
  services: Services
  seed: number
  workers: number
  acts: number
  portfolio: PortfolioSize
  report(line: string): void
}

export type HammerFigures = {
  /** Those that found something to be done to. */
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
  const { services, seed, acts, workers, report } = options
  const portfolio = await makePortfolio(services, options.portfolio)
  const leaving = [...portfolio.leaving]
  const figures: HammerFigures = { acts: {}, entries: 0, conflicts: 0, acting_seconds: 0, undoing_seconds: 0 }
  const noteConflict = () => figures.conflicts++
  const groundOf = (number: number): Ground => {
    return { services, portfolio, number, noteConflict, dice: makeDice(seed + number * 7919) }
  }
  const undos: Undo[] = []

  let begun = performance.now()
  await atOnce(workers, Array.from({ length: acts }), async (_, number) => {
    const ground = groundOf(number)
    const act = pickAct(ground.dice.roll(), acts - number)
    const done = await act.run(ground)
    if (done) figures.acts[act.name] = (figures.acts[act.name] ?? 0) + 1
    undos.push(...(done ?? []))
    if (number % Math.ceil(acts / 10) === 0) report(`${number} of ${acts} acts`)
  })
  figures.acting_seconds = secondsSince(begun)
  const faults = await faultsOf(services, 'after the acts')

  begun = performance.now()
  for (const phase of PHASES) {
    const ofPhase = undos.filter((undo) => undo.phase === phase)
    report(`undoing ${ofPhase.length} twice at once (${phase})`)
    const twiceEach = ofPhase.flatMap((undo) => [undo, undo]) // neighbours, so that they run at once
    await atOnce(workers, twiceEach, (undo) => undo.run())
    if (phase === 'charges')
      await atOnce(workers, [...portfolio.homes, ...leaving], (home, number) =>
        takeBackRest(groundOf(number), home),
      )
  }
  await atOnce(workers, leaving, (home, number) => refundAllCredit(groundOf(number), home))
  figures.undoing_seconds = secondsSince(begun)
  faults.push(...(await faultsOf(services, 'after all was undone')), ...(await notAtZero(services)))
  figures.entries = await countEntries(services)
  return { figures, faults }
}

/** So many workers, each taking the next thing until there is none. */
async function atOnce<T>(
  workers: number,
  things: readonly T[],
  work: (thing: T, number: number) => Promise<unknown>,
): Promise<void> {
  const left = things.entries()
  const worker = async () => {
    for (const [number, thing] of left) await work(thing, number)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

/** What the leases themselves asked for, and late fees. */
const takeBackRest = (ground: Ground, home: Home) =>
  twice(() =>
    takeBack(ground, `lease_id = '${home.of.lease_id}' and amount > withdrawn_amount`, 'hammer:rest'),
  )

/** Arrears that a deposit paid were taken back: that is credit of no payment, and goes back by itself. */
const refundAllCredit = (ground: Ground, { manager, of }: Home) =>
  twice(() => {
    const whose = { estate_id: of.estate_id, tenant_id: of.tenant_id }
    const given = doAs(ground, manager.actor, (tx) =>
      refundCredit(tx, manager.actor, { ...whose, reason: 'Hammered', way: 'BANK_TRANSFER' }),
    )
    return orRefused(given, 'REFUND_TOO_LARGE')
  })

async function faultsOf(services: Services, when: string): Promise<string[]> {
  const checks = await services.transaction('system', async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    return checkLedger(tx)
  })
  return checks
    .filter(({ faults }) => faults > 0)
    .map(({ name, faults }) => `${when}, ${faults} faults: ${name}`)
}

async function countEntries(services: Services): Promise<number> {
  const { rows } = await services.transaction('system', (tx) =>
    sql<{ n: number }>`select count(*) as n from posting`.execute(tx),
  )
  return rows[0]?.n ?? 0
}

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 100) / 10
