import type { SignedReceipt } from '@gida/contract/domains/receipts/signed-receipt'
import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { receiptVerdicts } from '#words/receipt-verdicts'
import { element, verdict } from '../check-page/element.ts'
import { pageWords } from '../check-page/page-words.ts'
import type { Checked } from './check-code.ts'

const words = pageWords<typeof receiptVerdicts>()
const GOOD = ['GENUINE', 'OFFLINE']

/** Shows the verdict and the fields that the signature covers. */
export function drawResult(into: HTMLElement, { state, receipt }: Checked): void {
  const box = verdict(GOOD.includes(state), words.states[state])
  into.replaceChildren(box, ...(receipt ? [element('p', {}, [words.compare]), fieldsOf(receipt)] : []))
  box.querySelector('h1')?.focus()
}

function fieldsOf(receipt: SignedReceipt): HTMLElement {
  const values: [keyof typeof words.fields, string][] = [
    ['amount', formatNaira(receipt.amount)],
    ['number', receipt.number],
    ['received_on', formatDay(receipt.received_on)],
    ['tenant', receipt.tenant],
    ['landlord', receipt.landlord],
    ['premises', receipt.premises],
    ['period', receipt.period],
    ['how', words.how[receipt.how]],
    ['position', String(receipt.position)],
  ]
  return element(
    'dl',
    {},
    values
      .filter(([, value]) => value)
      .flatMap(([name, value]) => [
        element('dt', {}, [words.fields[name]]),
        element('dd', { className: name }, [value]),
      ]),
  )
}
