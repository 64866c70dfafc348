import type { Page } from '@playwright/test'

const MARKED: Record<string, string> = { a: 'ạ̀', e: 'ẹ́', i: 'ị̀', o: 'ọ́', u: 'ụ̀' }

/**
 * Puts every text on the page into a made-up language, as far as it is the app's own: longer by two letters in five, with marks above and below.
 * Amounts, days and addresses keep theirs. In one go: what came between reading and writing would get the text of something else.
 */
export const speakInLongWords = (page: Page): Promise<void> => page.evaluate(lengthenTexts, MARKED)

/** Runs in the page. */
function lengthenTexts(marked: Record<string, string>): void {
  const lengthen = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => {
      const longer = word + word.slice(-Math.round(word.length * 0.4))
      return longer.replace(/[aeiou]/g, (letter) => marked[letter] ?? letter)
    })
  const isOwn = (text: string) => !/[₦@\d]|\u0323[\u0300\u0301]/.test(text.normalize('NFD')) // nor what is in it already
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? ''
    if (isOwn(text)) walker.currentNode.nodeValue = lengthen(text)
  }
}
