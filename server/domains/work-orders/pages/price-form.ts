import { SendQuote } from '@gida/contract/domains/work-orders/quote'
import { readAmount } from '@gida/contract/shared/read-naira'
import { problem } from '../../../platform/errors/problem.ts'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import { words } from './words.ts'

/** A refused submission, with which the form is filled in again. */
export type Refused = { message: string; fields: URLSearchParams; is_mistyped: boolean }

/** The form has this many lines of materials. */
const MATERIALS = [1, 2, 3, 4, 5]

type About = { deposit: string; account: string | null; refused?: Refused | undefined }

/** The quote form, filled in again after a refusal. */
export function priceForm(token: string, { deposit, account, refused }: About): Html {
  const was = (name: string) => refused?.fields.get(name) ?? ''
  const amount = (name: string, label: string, note?: string | null) =>
    html`<label>${label}<input name="${name}" inputmode="decimal" autocomplete="off" value="${was(name)}">${note && html`<span class="soft small">${note}</span>`}</label>`
  return html`<form method="post" action="/j/${token}" class="card"><h2>${words.yourPrice}</h2>
${amount('labour', words.labour)}
<h2>${words.materials}</h2>
${MATERIALS.map(
  (
    at,
  ) => html`<div class="row"><label>${words.material(at)}<input name="what${at}" maxlength="80" autocomplete="off" value="${was(`what${at}`)}"></label>
<label>${words.quantity}<input name="count${at}" inputmode="numeric" value="${was(`count${at}`) || '1'}"></label>
${amount(`each${at}`, words.each)}</div>`,
)}
${amount('transport', words.transport)}
${amount('deposit', words.deposit, [deposit, account].filter(Boolean).join(' '))}
<div class="row"><label>${words.starts}<input name="days" inputmode="numeric" value="${was('days') || '0'}"></label>
<label>${words.warranty}<input name="months" inputmode="numeric" value="${was('months') || '0'}"></label></div>
<label>${words.note}<input name="note" maxlength="500" autocomplete="off" value="${was('note')}"></label>
${refused?.is_mistyped && html`<label class="check"><input type="checkbox" name="sure" value="1"><span>${words.isSure}</span></label>`}
<button name="act" value="price">${words.send}</button></form>`
}

/** Reads the submitted quote. Ambiguous amounts are refused, never guessed. */
export function readPrice(fields: URLSearchParams): SendQuote {
  const kobo = (name: string) => {
    const read = readAmount(fields.get(name) ?? '')
    if (read !== null && typeof read !== 'number')
      throw problem('VALIDATION_ERROR', [
        { path: name, message: `Write “${read.typed}” as an amount, such as 8000.` },
      ])
    return read ?? 0
  }
  const count = (name: string) => Number(fields.get(name)?.trim() || '0')
  const materials = MATERIALS.flatMap((at) => {
    const unit_price = kobo(`each${at}`)
    const name = fields.get(`what${at}`)?.trim() ?? ''
    return name || unit_price > 0
      ? [{ name: name || words.material(at), quantity: count(`count${at}`), unit_price }]
      : []
  })
  const read = SendQuote.safeParse({
    ...{ labour: kobo('labour'), transport: kobo('transport'), deposit: kobo('deposit'), materials },
    ...{ starts_in_days: count('days'), warranty_months: count('months'), note: fields.get('note') ?? '' },
    is_sure: fields.get('sure') === '1',
  })
  if (read.success) return read.data
  throw problem(
    'VALIDATION_ERROR',
    read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  )
}
