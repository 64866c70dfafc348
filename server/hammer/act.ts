import type { ProblemCode } from '@gida/contract/shared/errors'
import type { Dice } from '../chaos/dice.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Tx } from '../platform/db/db.ts'
import { Problem } from '../platform/errors/problem.ts'
import type { Services } from '../platform/services.ts'
import type { Home, Portfolio } from './portfolio.ts'

export type Ground = {
  services: Services
  portfolio: Portfolio
  dice: Dice
  number: number
  /** Told to try again, since two had waited for each other. */
  noteConflict(): void
}

/**
 * What was given up is asked for again, and what was promised stays, before charges go; when they are gone all that was paid is
 * credit, and goes back.
 */
export const PHASES = ['promises', 'charges', 'payments'] as const

/** Takes an act back, however often it is called. */
export type Undo = { phase: (typeof PHASES)[number]; run(): Promise<unknown> }

/** One command of the product, done to a unit by chance; null where there was nothing to do it to. A further command is a further entry. */
export type Act = { name: string; weight: number; run(ground: Ground): Promise<Undo[] | null> }

export const MOST = 50_000_000

export const homeOf = ({ portfolio, dice }: Ground): Home => dice.pick(portfolio.homes as [Home, ...Home[]])
export const estateOf = ({ portfolio, dice }: Ground) =>
  dice.pick(portfolio.estates as [Portfolio['estates'][0], ...Portfolio['estates']])

/** Nothing was done: somebody changed this meanwhile, or held it for too long. */
const COME_AGAIN: ProblemCode[] = ['CONFLICT', 'DATABASE_UNAVAILABLE']

/** In a transaction of its own; who is told that somebody changed this meanwhile does the same once more. */
export const doAs = <T>(
  { services, noteConflict }: Ground,
  actor: Actor | 'system',
  action: (tx: Tx) => Promise<T>,
) => untilThrough(noteConflict, () => services.transaction(actor, action))

export const bySystem = <T>(ground: Ground, action: (tx: Tx) => Promise<T>) => doAs(ground, 'system', action)

export async function untilThrough<T>(noteConflict: () => void, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Problem) || !COME_AGAIN.includes(error.code)) throw error
      noteConflict()
    }
  }
}

/** Null where the product refuses with one of these: another one was here first. */
export const orRefused = <T>(work: Promise<T>, ...codes: ProblemCode[]): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Problem && codes.includes(error.code)) return null
    throw error
  })

/** The same twice at once. */
export const twice = <T>(work: () => Promise<T>): Promise<[T, T]> => Promise.all([work(), work()])
