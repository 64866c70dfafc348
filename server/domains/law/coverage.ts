import type { RuleBook, RuleOf } from './rule-book.ts'

/** Where a unit is, in the words of its address. */
export type Place = { state: string; lga: string; address: string }

type NotCovered = { area: string; rule: RuleOf<'NOT_COVERED'> }

/**
 * The area that the state's tenancy law leaves out, where the words of the address name it. An address proves nothing
 * (an Ikoyi Road need not lie in Ikoyi), so what follows is never a verdict but the advice to ask.
 */
export function findUncovered(book: RuleBook, place: Place, day: string): NotCovered | undefined {
  const rule = book.inForce('NOT_COVERED', 'coverage', { state: place.state, day })
  if (!rule) return
  const words = plainWords(`${place.address}, ${place.lga}`)
  const found = rule.value.areas.find(({ phrases }) =>
    phrases.some((phrase) => words.includes(plainWords(phrase))),
  )
  return found && { area: found.name, rule }
}

export const sayUncovered = ({ area, rule }: NotCovered) =>
  `This address may lie in ${area}, which the ${rule.pack_title} does not cover. Ask a lawyer.`

/** ` victoria island eti osa `: lower case, signs as spaces, so that only whole words are found. */
const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
