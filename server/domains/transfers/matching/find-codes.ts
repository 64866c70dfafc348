import { isPayCode, PAY_CODE_LENGTH } from '@gida/contract/domains/transfers/pay-code'

/** Fewer signs than this are a word like any other. */
const SHORTEST_CUT = 5

/** The signs of a text without what stands between them, and where a word begins or ends. */
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

/**
 * The pay codes in a narration, however they were spaced or written together with a word before or behind them. Each holds
 * its check; whose it is, if anybody's, is another question.
 */
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
 * What may be left of a code after a bank has cut its narration: the last words of it, or one word alone, with a digit in
 * it so that no name is taken for one.
 */
export function findCutCodes(text: string): string[] {
  const { words } = signsOf(text)
  const last = words.slice(-2).join('')
  return [...new Set([...words, last])].filter(
    (word) => word.length >= SHORTEST_CUT && word.length < PAY_CODE_LENGTH && /\d/.test(word),
  )
}
