import { join } from 'node:path'
import { paperCheck } from '#words/paper-check'
import { paperVerdicts } from '#words/paper-verdicts'
import { buildCheckPage, type CheckPage } from '../check-page/build-check-page.ts'

/** The page that checks signed papers. */
export const buildPaperCheck = (root: string): Promise<CheckPage> =>
  buildCheckPage(root, {
    words: ['paper-check', paperCheck],
    verdicts: ['paper-verdicts', paperVerdicts],
    script: join(root, 'paper-check/main.ts'),
    keys: '__SEAL_KEYS__',
    body: (words) => `<form id="form"><h1>${words.title}</h1><p>${words.intro}</p>
<label>${words.label}<input type="file" id="file" accept="application/pdf,application/zip,.zip"></label></form>
<div id="result" aria-live="polite"></div>`,
  })
