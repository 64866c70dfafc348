import type { RuleBook, RuleOf } from './rule-book.ts'

/** The place of a unit, from its address. */
export type Place = { state: string; lga: string; address: string }

type NotCovered = { area: string; rule: RuleOf<'NOT_COVERED'> }

/**
 * The area excluded from the state's tenancy law that is named in the address. An address is no proof (an Ikoyi Road need not be in
 * Ikoyi), so this only leads to advice to check.
 */
export function findNotCovered(book: RuleBook, place: Place, day: string): NotCovered | undefined {
  const rule = book.inForce('NOT_COVERED', 'coverage', { state: place.state, day })
  if (!rule) return
  const words = plainWords(`${place.address}, ${place.lga}`)
  const found = rule.value.areas.find(({ phrases }) =>
    phrases.some((phrase) => words.includes(plainWords(phrase))),
  )
  return found && { area: found.name, rule }
}

export const describeNotCovered = ({ area, rule }: NotCovered) =>
  `This address may lie in ${area}, which the ${rule.pack_title} does not cover. Ask a lawyer.`

/** ` victoria island eti osa `: lower case with punctuation as spaces, so that only whole words match. */
const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
