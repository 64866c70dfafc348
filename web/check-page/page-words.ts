import type { Words } from '../words/words.ts'

/** What the script of a page says, in the language of the page that it stands in. */
export const pageWords = <English>(): Words<English> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Words<English>
