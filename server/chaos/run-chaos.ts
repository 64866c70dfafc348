import { setTimeout as pause } from 'node:timers/promises'
import { compareBooks, type ProviderState } from './compare.ts'
import { type Dice, makeDice } from './dice.ts'
import { type Outcome, pay } from './pay.ts'
import { comeToRest, moveClocks } from './rest.ts'
import { type Stage, setStage } from './stage.ts'
import { makeTenant, type Tenant } from './tenant.ts'
import { type Debt, settleTown } from './town.ts'

export type ChaosOptions = {
  seed: number
  kills: number
  databaseKills: number
  payments: number
  /** Where everything is kept; the caller removes it. */
  folder: string
  /** Seconds that the end may take. */
  patience: number
  say(line: string): void
}

export type ChaosFigures = {
  seed: number
  kills: number
  kills_at_start: number
  database_kills: number
  payments: number
  paid: number
  attempts: number
  webhooks_delivered: number
  webhooks_duplicated: number
  webhooks_dropped: number
  webhooks_tried_again: number
  seconds: number
}

const WEBHOOKS = ['normal', 'duplicate', 'drop', 'reorder', 'delay', 'bad_signature', 'before_answer'] as const
const LONGEST_LIFE_MS = 1_600

/** Payments run while the server is killed again and again. Answers the figures and everything that went wrong. */
export async function runChaos(options: ChaosOptions): Promise<{ figures: ChaosFigures; faults: string[] }> {
  const begun = Date.now()
  const dice = makeDice(options.seed)
  const stage = await setStage(options.folder)
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  try {
    const debts = await settleTown(stage.services, dice.of('town'), options.payments)
    options.say(`${debts.length} payments to come, seed ${options.seed} (${seconds()} s)`)
    const run = startTenants(stage, options, dice)
    const kills_at_start = await killAgainAndAgain(stage, options, dice, debts, run, seconds)

    options.say(`Killed ${options.kills} times; the faults end here (${seconds()} s)`)
    const { ownerUrl } = await stage.start()
    await stage.payer.faults({ webhooks: 'normal', api: 'normal' })
    await moveClocks(stage, 2, options.patience) // keys in flight belong to dead requests now
    const outcomes = await run.finish()
    await moveClocks(stage, 74, options.patience) // the last question to each, and nobody paid the rest
    await comeToRest(stage, ownerUrl, options.patience)

    const provider = (await stage.payer.state()) as ProviderState
    const faults = await compareBooks(stage.services, provider, outcomes)
    return { figures: figuresOf(options, provider, kills_at_start, seconds()), faults }
  } finally {
    await stage.close()
  }
}

type Run = { release(debts: readonly Debt[]): void; finish(): Promise<Outcome[]> }

function startTenants(stage: Stage, { patience }: ChaosOptions, dice: Dice): Run {
  const tenants = new Map<string, Tenant>()
  const lives: Promise<Outcome>[] = []
  let deadline = Number.POSITIVE_INFINITY
  const tenantOf = (email: string) => {
    const known = tenants.get(email) ?? makeTenant(stage.url, email, () => Date.now() > deadline)
    tenants.set(email, known)
    return known
  }
  return {
    release: (debts) => {
      for (const debt of debts) {
        const setting = { ...stage, tenant: tenantOf(debt.email), patience: 600 }
        const life = pay(setting, debt, dice.of(`payment ${lives.length}`))
        life.catch(() => {}) // told by finish()
        lives.push(life)
      }
    },
    finish: () => {
      deadline = Date.now() + patience * 1000
      return Promise.all(lives)
    },
  }
}

async function killAgainAndAgain(
  stage: Stage,
  { kills, databaseKills, say }: ChaosOptions,
  dice: Dice,
  debts: readonly Debt[],
  run: Run,
  seconds: () => number,
): Promise<number> {
  const each = Math.ceil(debts.length / kills)
  const everyDatabaseKill = databaseKills > 0 ? Math.ceil(kills / databaseKills) : 0
  let kills_at_start = 0
  let starting: Promise<unknown> = Promise.resolve()
  let longestStart = 1_500
  for (let kill = 1; kill <= kills; kill++) {
    await setFaults(stage, dice)
    run.release(debts.slice((kill - 1) * each, kill * each))
    const begun = Date.now()
    if (kill > 1) starting = stage.start()
    if (kill > 1 && dice.happens(0.15)) {
      kills_at_start++
      await Promise.race([starting, pause(dice.roll() * longestStart)])
    } else {
      await starting
      longestStart = Math.max(longestStart, Date.now() - begun)
      const moment = pause(dice.roll() * LONGEST_LIFE_MS)
      if (everyDatabaseKill && kill % everyDatabaseKill === 0) await stage.killDatabase()
      await moment
    }
    await stage.kill()
    if (kill % Math.max(1, Math.round(kills / 20)) === 0) say(`${kill} kills (${seconds()} s)`)
  }
  return kills_at_start
}

async function setFaults({ payer }: Stage, dice: Dice): Promise<void> {
  const api = dice.pick(['normal', 'normal', 'normal', 'slow', 'down'] as const)
  const webhooks = dice.pick(WEBHOOKS)
  await payer.faults({ webhooks })
  await payer.faults({ api, slow_seconds: 0.8, seconds: dice.between(1, 3) })
}

function figuresOf(
  { seed, kills, databaseKills, payments }: ChaosOptions,
  { transactions, deliveries }: ProviderState,
  kills_at_start: number,
  seconds: number,
): ChaosFigures {
  const count = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length
  return {
    seed,
    kills,
    kills_at_start,
    database_kills: databaseKills,
    payments,
    attempts: transactions.length,
    paid: count(transactions, (one) => one.status === 'success'),
    webhooks_delivered: count(deliveries, (one) => one.state === 'delivered'),
    webhooks_duplicated: count(deliveries, (one) => one.fault === 'duplicate'),
    webhooks_dropped: count(deliveries, (one) => one.state === 'lost'),
    webhooks_tried_again: count(deliveries, (one) => one.attempts > 1),
    seconds,
  }
}
