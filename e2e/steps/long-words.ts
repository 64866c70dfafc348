import type { Page } from '@playwright/test'

const MARKED: Record<string, string> = { a: 'ạ̀', e: 'ẹ́', i: 'ị̀', o: 'ọ́', u: 'ụ̀' }

/** A made-up language: longer by two letters in five, with marks above and below. Figures stay as they are. */
export function inLongWords(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const longer = word + word.slice(-Math.round(word.length * 0.4))
    return longer.replace(/[aeiou]/g, (letter) => MARKED[letter] ?? letter)
  })
}

/** Puts every text on the page in that language, as far as it is the app's own: amounts, days and addresses keep theirs. */
export async function speakInLongWords(page: Page): Promise<void> {
  const texts = await page.evaluate(exchangeTexts, null)
  const isOwn = (text: string) => !/[₦@\d]|\u0323[\u0300\u0301]/.test(text.normalize('NFD')) // nor what is in it already
  await page.evaluate(
    exchangeTexts,
    texts.map((text) => (isOwn(text) ? inLongWords(text) : text)),
  )
}

/** Runs in the page. Every text in order; with others given, those take their places. */
function exchangeTexts(others: string[] | null): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (walker.nextNode()) {
    texts.push(walker.currentNode.nodeValue ?? '')
    const other = others?.[texts.length - 1]
    if (other !== undefined) walker.currentNode.nodeValue = other
  }
  return texts
}
