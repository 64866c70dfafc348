import type { Page } from '@playwright/test'

const MARKED: Record<string, string> = { a: 'ạ̀', e: 'ẹ́', i: 'ị̀', o: 'ọ́', u: 'ụ̀' }

/**
 * Pseudo-localises the page: texts of the app become about 40 % longer, with diacritics; amounts, dates and addresses are kept. Runs in one
 * step, so that no render comes between reading and writing.
 */
export const lengthenAllTexts = (page: Page): Promise<void> => page.evaluate(lengthenTexts, MARKED)

/** Runs in the page. */
function lengthenTexts(marked: Record<string, string>): void {
  const lengthen = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => {
      const longer = word + word.slice(-Math.round(word.length * 0.4))
      return longer.replace(/[aeiou]/g, (letter) => marked[letter] ?? letter)
    })
  const isOwn = (text: string) => !/[₦@\d]|\u0323[\u0300\u0301]/.test(text.normalize('NFD')) // also skips text that is converted already
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? ''
    if (isOwn(text)) walker.currentNode.nodeValue = lengthen(text)
  }
}
