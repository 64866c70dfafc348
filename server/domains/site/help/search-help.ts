import { HELP_PAGES, type HelpPage } from './help-pages.ts'

const WEIGHTS = { title: 8, about: 3, text: 1 } as const
const MOST_WORDS = 8

/** Words that stand in every question and find nothing. */
const COMMON = new Set('and are can for from how the what when where with who why you your'.split(' '))
const LEAST_LETTERS = 3

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The pages that have a word of what is asked, the best first: a word in the title counts most, all words more than some. */
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

/** "payments", "paying" and "pay" find each other. */
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
