import type { Words } from '../words/words.ts'

/** The script's texts, embedded in the page in its language. */
export const pageWords = <English>(): Words<English> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Words<English>
