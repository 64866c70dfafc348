import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import { type AnyJob, defineJob, enqueueByName, inFull } from './jobs.ts'

/** Something that happened, in the past tense. Its domain announces it and knows no listener. */
export type Fact<P = unknown> = { name: string; payload: z.ZodType<P> }

// biome-ignore lint/suspicious/noExplicitAny: a list of events holds many payloads; each parses its own
type AnyFact = Fact<any>

/** Every event that this version knows, and the names of those who handle it. */
const known = new Map<AnyFact, Set<string>>()

export function defineFact<P>(fact: Fact<P>): Fact<P> {
  known.set(fact, new Set())
  return fact
}

export type Listener<P = unknown> = {
  /** Names this listener among those of the fact. */
  name: string
  fact: Fact<P>
  /** Runs in a transaction of the system's own. It may run twice. */
  hear(tx: Tx, payload: P, services: Services): Promise<void>
}
// biome-ignore lint/suspicious/noExplicitAny: a list of listeners holds many payloads; each fits its own fact
export type AnyListener = Listener<any>

export function listener<P>(made: Listener<P>): Listener<P> {
  known.get(made.fact)?.add(made.name)
  return made
}

/** An event and each of its handlers are jobs by their own names: a worker that does not know one never takes it. */
export const eventJobName = (event: string) => `event:${event}`
export const handlerJobName = (event: string, handler: string) => `handle:${event}:${handler}`

/** Tells whoever listens, after the commit of this transaction. */
export async function announce<P>(tx: Tx, fact: Fact<P>, payload: P): Promise<void> {
  const handlers = [...(known.get(fact) ?? [])]
  await enqueueByName(tx, eventJobName(fact.name), { handlers, payload: fact.payload.parse(payload) })
}

/**
 * The jobs that carry facts: one of each fact spreads it over its listeners, so that each is tried again on its own. A fact that
 * one alone hears is heard at once; and all hear of one before the next, so that nobody is told of the end before the beginning.
 */
export function factJobs(
  listeners: readonly AnyListener[],
  facts: Iterable<AnyFact> = known.keys(),
): AnyJob[] {
  const of = (fact: AnyFact) => listeners.filter((one) => one.fact === fact)
  return [...[...facts].map((fact) => eventJob(fact, of(fact))), ...listeners.map(handlerJob)]
}

const handlerJob = ({ name, fact, hear }: AnyListener): AnyJob =>
  defineJob({
    name: handlerJobName(fact.name, name),
    payload: fact.payload,
    run: (services, payload) => services.transaction('system', (tx) => hear(tx, payload, services)),
  })

/** To those whom this version knows and to those whom the one that published it knew, which may be newer. */
const eventJob = (fact: AnyFact, ours: readonly AnyListener[]): AnyJob =>
  defineJob({
    name: eventJobName(fact.name),
    payload: z.object({ handlers: z.array(z.string()), payload: inFull(fact.payload) }),
    run: (services, { handlers, payload }) => {
      const names = [...new Set([...ours.map(({ name }) => name), ...handlers])]
      const [only] = ours
      if (only && names.length === 1) return handlerJob(only).run(services, payload)
      return services.transaction('system', async (tx) => {
        for (const name of names)
          await enqueueByName(tx, handlerJobName(fact.name, name), payload, { urgent: true })
      })
    },
  })
