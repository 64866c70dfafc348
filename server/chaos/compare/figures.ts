import type { DrillFigures } from '../drill.ts'
import type { FleetFigures } from '../fleet/figures.ts'
import type { ChaosOptions } from '../options.ts'
import type { ProviderState } from '../provider-state.ts'
import type { WebhookFigures } from '../receiver/compare-webhooks.ts'
import type { Outcome } from '../setting.ts'

export type ChaosFigures = {
  seed: number
  payments: number
  kills: number
  kills_at_start: number
  database_kills: number
  attempts: number
  paid: number
  by_hand: number
  forged: number
  /** Refunds requested and accepted, by their outcome at the provider. */
  refunds: Record<string, number>
  webhooks: Record<string, number>
  webhook_faults: Record<string, number>
  /** Number of provider calls hit by each fault. */
  call_faults: Record<string, number>
  /** Payment intents with several attempts, and those of them paid twice. */
  intents: { tried_again: number; paid_twice: number }
  /** Messages sent, those with a file, socket cuts, and conversations read. */
  messages: { sent: number; files: number; cuts: number; read: number }
  /** Webhooks to a third-party program: each delivered at least once, some twice because their response was lost. */
  told: WebhookFigures
  /** Point-in-time restore: restored and total journals, and its duration; null for a fleet. */
  drill: DrillFigures | null
  /** Recovery times of a fleet; null for a single server. */
  fleet: FleetFigures | null
  seconds: number
}

export function figuresOf(
  { seed, kills, databaseKills, payments }: ChaosOptions,
  { transactions, refunds, deliveries, strikes }: ProviderState,
  outcomes: readonly Outcome[],
): Omit<ChaosFigures, 'kills_at_start' | 'seconds' | 'intents' | 'messages' | 'told' | 'drill' | 'fleet'> {
  const taken = (act: Outcome['act']) =>
    outcomes.filter((one) => one.act === act && 'answer' in one && one.answer.status === 201).length
  return {
    seed,
    payments,
    kills,
    database_kills: databaseKills,
    attempts: transactions.length,
    paid: transactions.filter(({ status }) => status === 'success' || status === 'reversed').length,
    by_hand: taken('recorded'),
    forged: outcomes.filter((one) => one.act === 'forged' && one.status !== null).length,
    refunds: {
      asked: outcomes.filter((one) => one.act === 'refunded').length,
      promised: taken('refunded'),
      ...countBy(refunds.map(({ status }) => status)),
    },
    webhooks: {
      ...countBy(deliveries.map(({ state }) => state)),
      tried_again: deliveries.filter(({ attempts }) => attempts > 1).length,
    },
    webhook_faults: countBy(deliveries.map(({ fault }) => fault)),
    call_faults: strikes,
  }
}

const countBy = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
