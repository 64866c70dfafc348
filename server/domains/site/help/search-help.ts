import { HELP_PAGES, type HelpPage } from './help-pages.ts'

const WEIGHTS = { title: 8, about: 3, text: 1 } as const
const MOST_WORDS = 8

/** Stop words. */
const COMMON = new Set('and are can for from how the what when where with who why you your'.split(' '))
const LEAST_LETTERS = 3

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Pages that contain a word of the query, best first: words in the title count most, and more words count more. */
export function searchHelp(asked: string): HelpPage[] {
  const wanted = wordsOf(asked)
    .filter((word) => word.length >= LEAST_LETTERS && !COMMON.has(word))
    .slice(0, MOST_WORDS)
    .map(stem)
  return HELP_PAGES.map((page) => ({ page, score: scoreOf(page, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page)
}

/** Reduces words to stems, so that "payments", "paying" and "pay" match each other. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(ments?|ings?|ed|es|s)$/, '') : word)

function scoreOf(page: HelpPage, wanted: readonly string[]): number {
  let met = 0
  let score = 0
  for (const word of wanted) {
    const before = score
    for (const [field, weight] of Object.entries(WEIGHTS))
      if (wordsOf(page[field as keyof typeof WEIGHTS]).some((one) => one.startsWith(word))) score += weight
    if (score > before) met += 1
  }
  return score * met
}
