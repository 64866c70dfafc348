import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import { type AnyJob, defineJob } from './jobs.ts'

/** Something that happened, in the past tense. Its domain announces it and knows no listener. */
export type Fact<P = unknown> = { name: string; payload: z.ZodType<P> }
export const defineFact = <P>(fact: Fact<P>): Fact<P> => fact

export type Listener<P = unknown> = {
  /** Names this listener among those of the fact. */
  name: string
  fact: Fact<P>
  /** Runs in a transaction of the system's own. It may run twice. */
  hear(tx: Tx, payload: P, services: Services): Promise<void>
}
// biome-ignore lint/suspicious/noExplicitAny: a list of listeners holds many payloads; each fits its own fact
export type AnyListener = Listener<any>
export const listener = <P>(made: Listener<P>): Listener<P> => made

/** Tells whoever listens, after the commit of this transaction. */
export async function announce<P>(tx: Tx, fact: Fact<P>, payload: P): Promise<void> {
  await sql`select app.enqueue('fact', ${JSON.stringify({ fact: fact.name, payload })}::json, null, null)`.execute(
    tx,
  )
}

/**
 * The jobs that carry facts: one spreads a fact over its listeners, so that each is tried again on its own. A fact that one alone
 * hears is heard at once; and all hear of one before the next, so that nobody is told of the end before the beginning.
 */
export function factJobs(listeners: readonly AnyListener[]): AnyJob[] {
  const listen = (services: Services, { fact, hear }: AnyListener, payload: unknown) =>
    services.transaction('system', (tx) => hear(tx, fact.payload.parse(payload), services))

  const spread = defineJob({
    name: 'fact',
    payload: z.object({ fact: z.string(), payload: z.unknown() }),
    run: (services, { fact, payload }) => {
      const concerned = listeners.filter((one) => one.fact.name === fact)
      const [only, another] = concerned
      if (only && !another) return listen(services, only, payload)
      return services.transaction('system', async (tx) => {
        for (const { name } of concerned) {
          const told = JSON.stringify({ fact, listener: name, payload })
          await sql`select app.enqueue('hear', ${told}::json, null, null, urgent => true)`.execute(tx)
        }
      })
    },
  })
  const hear = defineJob({
    name: 'hear',
    payload: z.object({ fact: z.string(), listener: z.string(), payload: z.unknown() }),
    run: async (services, told) => {
      const found = listeners.find((one) => one.fact.name === told.fact && one.name === told.listener)
      if (found) await listen(services, found, told.payload)
    },
  })
  return [spread, hear]
}
