import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { defineHook } from '../hooks/hook.ts'
import type { Services } from '../services.ts'
import { type AnyJob, defineJob, enqueueByName, inFull } from './jobs.ts'

/** A domain event, named in the past tense. The domain that publishes it knows none of its listeners. */
export type DomainEvent<P = unknown> = {
  name: string
  payload: z.ZodType<P>
  /** Somebody may be in danger: those who hear of it do so before and beside all else. */
  alarm?: true
}

// biome-ignore lint/suspicious/noExplicitAny: a list of events holds many payloads; each parses its own
type AnyEvent = DomainEvent<any>

/** Every event that this version knows, and the names of those who handle it. */
const known = new Map<AnyEvent, Set<string>>()

export function defineEvent<P>(event: DomainEvent<P>): DomainEvent<P> {
  known.set(event, new Set())
  return event
}

export type Listener<P = unknown> = {
  /** Identifies this listener among those of the event. */
  name: string
  event: DomainEvent<P>
  /** Runs in a transaction of the system's own. It may run twice. */
  handle(tx: Tx, payload: P, services: Services): Promise<void>
}
// biome-ignore lint/suspicious/noExplicitAny: a list of listeners holds many payloads; each fits its own event
export type AnyListener = Listener<any>

export function listener<P>(made: Listener<P>): Listener<P> {
  known.get(made.event)?.add(made.name)
  return made
}

/** An event and each of its handlers are jobs by their own names: a worker that does not know one never takes it. */
export const eventJobName = (event: string) => `event:${event}`
export const handlerJobName = (event: string, handler: string) => `handle:${event}:${handler}`

/** An event as it is published, in the transaction in which it happens: for what must not be lost or come in another order. */
export const eventPublished = defineHook<{ tx: Tx; name: string; payload: unknown }>('eventPublished')

/** Publishes an event. Its listeners run as jobs after this transaction commits. */
export async function publish<P>(tx: Tx, event: DomainEvent<P>, payload: P): Promise<void> {
  const handlers = [...(known.get(event) ?? [])]
  const told = { handlers, payload: event.payload.parse(payload) }
  await enqueueByName(tx, eventJobName(event.name), told, { urgent: event.alarm ?? false })
  await eventPublished.run({ tx, name: event.name, payload: told.payload })
}

/**
 * The jobs that carry events. The job of an event enqueues one job for each of its listeners, so that each is retried on its own; a single
 * listener runs in that job itself. Jobs of listeners are urgent, so that all hear of one event before they hear of the next.
 */
export function eventJobs(
  listeners: readonly AnyListener[],
  events: Iterable<AnyEvent> = known.keys(),
): AnyJob[] {
  const of = (event: AnyEvent) => listeners.filter((one) => one.event === event)
  return [...[...events].map((event) => eventJob(event, of(event))), ...listeners.map(handlerJob)]
}

const handlerJob = ({ name, event, handle }: AnyListener): AnyJob =>
  defineJob({
    name: handlerJobName(event.name, name),
    payload: event.payload,
    ...(event.alarm && { alarm: true }),
    run: (services, payload) => services.transaction('system', (tx) => handle(tx, payload, services)),
  })

/** To those whom this version knows and to those whom the one that published it knew, which may be newer. */
const eventJob = (event: AnyEvent, ours: readonly AnyListener[]): AnyJob =>
  defineJob({
    name: eventJobName(event.name),
    payload: z.object({ handlers: z.array(z.string()), payload: inFull(event.payload) }),
    ...(event.alarm && { alarm: true }),
    run: (services, { handlers, payload }) => {
      const names = [...new Set([...ours.map(({ name }) => name), ...handlers])]
      const [only] = ours
      if (only && names.length === 1) return handlerJob(only).run(services, payload)
      return services.transaction('system', async (tx) => {
        for (const name of names)
          await enqueueByName(tx, handlerJobName(event.name, name), payload, { urgent: true })
      })
    },
  })
