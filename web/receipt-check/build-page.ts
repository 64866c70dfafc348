import { join } from 'node:path'
import { receiptCheck as words } from '#words/receipt-check'
import { buildCheckPage } from '../check-page/build-check-page.ts'

/** The page that checks receipts. */
export const buildReceiptCheck = (root: string): Promise<string> =>
  buildCheckPage(root, {
    ...{ title: words.title, brand: words.brand, script: join(root, 'receipt-check/main.ts') },
    keys: '__RECEIPT_KEYS__',
    body: `<form id="form" hidden><h1>${words.title}</h1><p>${words.intro}</p>
<label>${words.label}<textarea id="code" required spellcheck="false" autocapitalize="off"></textarea></label>
<button>${words.check}</button></form>
<div id="result" aria-live="polite"></div>
<a id="again" href="#" hidden>${words.another}</a>`,
  })
