import { setTimeout as pause } from 'node:timers/promises'
import type { Dice } from './dice.ts'
import type { Run } from './lives.ts'
import type { ChaosOptions } from './options.ts'
import type { Debt } from './portfolio.ts'
import type { Stage, Strike } from './stage.ts'

/** Longest time before a kill, extended by the number of payments that start meanwhile. */
const LONGEST_LIFE_MS = 4_000
const MORE_FOR_EACH_MS = 8
const A_MOMENT_MS = 250
/** A first response, then a payment or one or two queries. */
const STEPS_OF_A_PAYMENT = 2
/** Sending it. */
const STEPS_OF_A_MESSAGE = 1

/**
 * Starts a share of the payments in each life of the server, then kills it: after a number of steps, or during its start.
 * Returns how many kills were during a start.
 */
export async function killAgainAndAgain(
  stage: Stage,
  options: ChaosOptions,
  dice: Dice,
  debts: readonly Debt[],
  run: Run,
): Promise<number> {
  const { kills, messages, report } = options
  const each = Math.ceil(debts.length / kills)
  const steps = each * STEPS_OF_A_PAYMENT + Math.ceil(messages / kills) * STEPS_OF_A_MESSAGE
  const strikes = strikesOf(stage, options)
  const begun = Date.now()
  let killsAtStart = 0
  let longestStart = 1_500
  for (let kill = 1; kill <= kills; kill++) {
    await setFaults(stage, dice, each)
    run.release(debts.slice((kill - 1) * each, kill * each))
    const since = Date.now()
    for (const strike of strikes) if (kill % strike.every === 0) strike.owed++
    const isLastChance = kill === kills && strikes.some(({ owed }) => owed > 0)
    const starting = kill === 1 ? Promise.resolve() : stage.start() // the first one already runs
    if (kill > 1 && dice.happens(0.15) && !isLastChance) {
      killsAtStart++
      await Promise.race([starting, pause(dice.roll() * longestStart)])
    } else {
      await starting
      longestStart = Math.max(longestStart, Date.now() - since)
      await live(run, dice, steps)
      for (const strike of strikes)
        for (; strike.owed > 0; strike.owed--) {
          const untilWell = strike.act()
          if (dice.happens(0.5)) await untilWell()
          await live(run, dice, steps)
        }
    }
    await stage.kill()
    if (kill % Math.ceil(kills / 10) === 0) {
      report(`${kill} kills, ${Math.round((Date.now() - begun) / 1000)} s`)
    }
  }
  return killsAtStart
}

/**
 * Failures besides kills, every how many kills each happens. One that coincides with a kill during a start is postponed to
 * the next life.
 */
function strikesOf(
  { killDatabase, fleet }: Stage,
  { kills, databaseKills, failovers, cuts }: ChaosOptions,
): { every: number; owed: number; act: () => Strike }[] {
  const wanted = [
    { times: databaseKills, act: killDatabase },
    ...(fleet
      ? [
          { times: failovers, act: fleet.failOver },
          { times: cuts, act: fleet.cut },
        ]
      : []),
  ]
  return wanted
    .filter(({ times }) => times > 0)
    .map(({ times, act }) => ({ every: Math.ceil(kills / times), owed: 0, act }))
}

async function live(run: Run, dice: Dice, steps: number): Promise<void> {
  await run.steps.more(dice.between(0, 2 * steps), LONGEST_LIFE_MS + steps * MORE_FOR_EACH_MS)
  await pause(dice.roll() * A_MOMENT_MS)
}

/** Faults of single calls to the provider. */
const CALL_FAULTS = [
  'late',
  'drop_before',
  'drop_after',
  '500_before',
  '500_after',
  '429',
  'broken_json',
] as const
/**
 * Further misbehaviour of the provider, in combination with any of those: responses about another payment, and webhooks
 * before the response.
 */
const IMPOLITE = ['other_reference', 'paid_before_answer'] as const

async function setFaults({ payer }: Stage, dice: Dice, each: number): Promise<void> {
  const api = dice.pick(['normal', 'normal', 'normal', 'slow', 'down'] as const)
  const faults = [
    ...(dice.happens(0.6) ? [dice.pick(CALL_FAULTS)] : []),
    ...(dice.happens(0.7) ? [dice.pick(IMPOLITE)] : []),
  ]
  const times = dice.between(1, 3 * each)
  await payer.faults({ api, slow_seconds: 0.8, seconds: dice.between(1, 3) })
  await payer.faults({ faults, times })
}
