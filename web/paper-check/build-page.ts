import { join } from 'node:path'
import { paperCheck as words } from '#words/paper-check'
import { buildCheckPage } from '../check-page/build-check-page.ts'

/** The page that checks signed papers. */
export const buildPaperCheck = (root: string): Promise<string> =>
  buildCheckPage(root, {
    ...{ title: words.title, brand: words.brand, script: join(root, 'paper-check/main.ts') },
    keys: '__SEAL_KEYS__',
    body: `<form id="form"><h1>${words.title}</h1><p>${words.intro}</p>
<label>${words.label}<input type="file" id="file" accept="application/pdf,application/zip,.zip"></label></form>
<div id="result" aria-live="polite"></div>`,
  })
