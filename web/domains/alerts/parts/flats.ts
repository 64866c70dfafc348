import type { AlertRecipient } from '@gida/contract/domains/alerts/alert'
import { type AnswerState, WORST_FIRST } from '@gida/contract/domains/alerts/rules'
import { groupBy } from '../../../platform/screens/group-by.ts'

export type Flat = { key: string; unit: string; names: string; state: AnswerState }
export type Block = { name: string | null; flats: Flat[]; people: number; known: number }

/** The units of each block; a unit has the worst answer of its people. */
export function blocksOf(recipients: readonly AlertRecipient[]): Block[] {
  const blocks = groupBy(recipients, ({ block }) => block)
  return [...blocks].map(([name, people]) => ({
    name,
    people: people.length,
    known: people.filter(({ state }) => state !== 'WAITING').length,
    flats: [...groupBy(people, ({ unit, user_id }) => unit ?? user_id)].map(([key, of]) => ({
      key,
      unit: shortened(of[0]?.unit ?? of[0]?.name ?? ''),
      names: of.map(({ name: full }) => full.split(' ').at(-1)).join(', '),
      state: WORST_FIRST.find((worst) => of.some(({ state }) => state === worst)) ?? 'SAFE',
    })),
  }))
}

/** `Flat A10` → `A10`: a short label for the grid. */
const shortened = (unit: string): string => unit.replace(/^\p{L}{3,} (?=\p{L}?\d)/u, '')
