import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { defineHook } from '../hooks/hook.ts'
import type { Services } from '../services.ts'
import { type AnyJob, defineJob, enqueueByName, strictSchema } from './jobs.ts'

/** A domain event, named in the past tense. The publishing domain does not know its listeners. */
export type DomainEvent<P = unknown> = {
  name: string
  payload: z.ZodType<P>
  /** Somebody may be in danger: its listeners run before and beside all other jobs. */
  alarm?: true
}

// biome-ignore lint/suspicious/noExplicitAny: a list of events holds many payloads; each parses its own
type AnyEvent = DomainEvent<any>

/** Every event that this version knows, with the names of its listeners. */
const known = new Map<AnyEvent, Set<string>>()

export function defineEvent<P>(event: DomainEvent<P>): DomainEvent<P> {
  known.set(event, new Set())
  return event
}

export type Listener<P = unknown> = {
  /** Identifies this listener among those of the event. */
  name: string
  event: DomainEvent<P>
  /** Runs in a system transaction of its own. It may run twice. */
  handle(tx: Tx, payload: P, services: Services): Promise<void>
}
// biome-ignore lint/suspicious/noExplicitAny: a list of listeners holds many payloads; each fits its own event
export type AnyListener = Listener<any>

export function listener<P>(made: Listener<P>): Listener<P> {
  known.get(made.event)?.add(made.name)
  return made
}

/** Events and handlers are separate job names: a worker takes only those it knows. */
export const eventJobName = (event: string) => `event:${event}`
export const handlerJobName = (event: string, handler: string) => `handle:${event}:${handler}`

/** Runs at publication, in the same transaction: for listeners that must keep the order and lose nothing. */
export const eventPublished = defineHook<{ tx: Tx; name: string; payload: unknown }>('eventPublished')

/** Publishes an event. Its listeners run as jobs after this transaction commits. */
export async function publish<P>(tx: Tx, event: DomainEvent<P>, payload: P): Promise<void> {
  const handlers = [...(known.get(event) ?? [])]
  const told = { handlers, payload: event.payload.parse(payload) }
  await enqueueByName(tx, eventJobName(event.name), told, { urgent: event.alarm ?? false })
  await eventPublished.run({ tx, name: event.name, payload: told.payload })
}

/**
 * The jobs that carry events. An event's job enqueues one job per listener, so that each is retried on its own; a single
 * listener runs in that job itself. Listener jobs are urgent, so that all listeners hear of one event before the next.
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

/** Runs the listeners that this version knows, and those known to the version that published it, which may be newer. */
const eventJob = (event: AnyEvent, ours: readonly AnyListener[]): AnyJob =>
  defineJob({
    name: eventJobName(event.name),
    payload: z.object({ handlers: z.array(z.string()), payload: strictSchema(event.payload) }),
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
