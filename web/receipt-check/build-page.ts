import { join } from 'node:path'
import { receiptCheck } from '#words/receipt-check'
import { receiptVerdicts } from '#words/receipt-verdicts'
import { buildCheckPage, type CheckPage } from '../check-page/build-check-page.ts'

/** The page that checks receipts. */
export const buildReceiptCheck = (root: string): Promise<CheckPage> =>
  buildCheckPage(root, {
    words: ['receipt-check', receiptCheck],
    verdicts: ['receipt-verdicts', receiptVerdicts],
    script: join(root, 'receipt-check/main.ts'),
    keys: '__RECEIPT_KEYS__',
    body: (words) => `<form id="form" hidden><h1>${words.title}</h1><p>${words.intro}</p>
<label>${words.label}<textarea id="code" required spellcheck="false" autocapitalize="off"></textarea></label>
<button>${words.check}</button></form>
<div id="result" aria-live="polite"></div>
<a id="again" href="#" hidden>${words.another}</a>`,
  })
