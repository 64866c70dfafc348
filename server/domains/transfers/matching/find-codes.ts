import { isPayCode, PAY_CODE_LENGTH } from '@gida/contract/domains/transfers/pay-code'

/** Shorter fragments are ordinary words. */
const SHORTEST_CUT = 5

/** The text without separators, and its word boundaries. */
function signsOf(text: string) {
  const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? []
  const signs = words.join('')
  const starts = new Set<number>()
  let at = 0
  for (const word of words) {
    starts.add(at)
    at += word.length
  }
  return { words, signs, isEdge: (place: number) => starts.has(place) || place === signs.length }
}

/** Valid pay codes in a narration, in any spacing or attached to a word. Whether they exist is checked elsewhere. */
export function findCodes(text: string): string[] {
  const { signs, isEdge } = signsOf(text)
  const found = new Set<string>()
  for (let at = 0; at + PAY_CODE_LENGTH <= signs.length; at++) {
    if (!isEdge(at) && !isEdge(at + PAY_CODE_LENGTH)) continue
    const code = signs.slice(at, at + PAY_CODE_LENGTH)
    if (isPayCode(code)) found.add(code)
  }
  return [...found]
}

/**
 * Possible fragments of a code in a truncated narration: trailing words or a single word, containing a digit so that
 * names do not match.
 */
export function findCutCodes(text: string): string[] {
  const { words } = signsOf(text)
  const last = words.slice(-2).join('')
  return [...new Set([...words, last])].filter(
    (word) => word.length >= SHORTEST_CUT && word.length < PAY_CODE_LENGTH && /\d/.test(word),
  )
}
