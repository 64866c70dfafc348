import { compareBooks, type ProviderState } from './compare.ts'
import { type Dice, makeDice } from './dice.ts'
import { killAgainAndAgain } from './kill.ts'
import { type Outcome, pay } from './pay.ts'
import { comeToRest, moveClocks } from './rest.ts'
import { type Stage, setStage } from './stage.ts'
import { countSteps, type Steps } from './steps.ts'
import { makeTenant, type Tenant } from './tenant.ts'
import { type Debt, settleTown } from './town.ts'

export type ChaosOptions = {
  seed: number
  kills: number
  /** Beside those: while the first start makes the database. */
  killsAtBirth: number
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

const LONGEST_RUN_SECONDS = 1_800

/** Payments run while the server is killed again and again. Answers the figures and everything that went wrong. */
export async function runChaos(options: ChaosOptions): Promise<{ figures: ChaosFigures; faults: string[] }> {
  const begun = Date.now()
  const dice = makeDice(options.seed)
  const stage = await setStage(options.folder, dice.of('birth'), options.killsAtBirth)
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  try {
    const debts = await settleTown(stage.services, dice.of('town'), options.payments)
    options.say(`${debts.length} payments to come, seed ${options.seed} (${seconds()} s)`)
    const run = startTenants(stage, options, dice)
    const kills_at_start = await killAgainAndAgain(stage, options, dice, debts, run)

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

export type Run = { steps: Steps; release(debts: readonly Debt[]): void; finish(): Promise<Outcome[]> }

function startTenants(stage: Stage, { patience }: ChaosOptions, dice: Dice): Run {
  const tenants = new Map<string, Tenant>()
  const lives: Promise<Outcome>[] = []
  const steps = countSteps()
  let deadline = Number.POSITIVE_INFINITY
  const tenantOf = (email: string) => {
    const known = tenants.get(email) ?? makeTenant(stage.url, email, () => Date.now() > deadline)
    tenants.set(email, known)
    return known
  }
  return {
    steps,
    release: (debts) => {
      for (const debt of debts) {
        const setting = { ...stage, steps, tenant: tenantOf(debt.email), patience: LONGEST_RUN_SECONDS }
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
