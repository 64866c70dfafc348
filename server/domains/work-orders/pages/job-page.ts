import { randomUUID } from 'node:crypto'
import { DEPOSIT_BP } from '@gida/contract/domains/work-orders/limits'
import type { LineKind } from '@gida/contract/domains/work-orders/rules'
import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import { contactOf } from '../offers/answer-offer.ts'
import type { JobPhase, OfferRow } from '../offers/find-offer.ts'
import { priceForm, type Refused } from './price-form.ts'
import { naira, when, words } from './words.ts'

/** What the page shows beside the offer. */
export type Job = {
  offer: OfferRow
  phase: JobPhase
  visit: { starts_at: Date; ends_at: Date } | null
  /** File ids of the tenant's pictures of the fault. */
  photos: readonly string[]
  /** Number of files the vendor has sent. */
  sent: number
  money: Money | null
}

export type Money = {
  total: number
  /** Of the accepted quote. */
  lines: readonly { kind: LineKind; name: string; quantity: number; amount: number }[]
  /** Paid to the vendor, without withheld tax. */
  paid: number
  tax: number
}

const page = (title: string, body: Html, script?: string): string =>
  drawPage({ title, head: { text: words.head, link: '#' }, isPrivate: true, body, script })

/** Stores submissions while the phone is offline and sends them later. Without it, buttons submit at once. */
const SCRIPT = '/job-page.js'

export const drawSaid = ({ title, note }: { title: string; note: string }): string =>
  page(title, html`<div><h1>${title}</h1><p class="soft">${note}</p></div>`)

/** The page of one job for its vendor, with what can be done now. Works without script on any phone. */
export function drawJob(job: Job, token: string, refused?: Refused): string {
  const { offer, phase } = job
  if (phase === 'LOST') return drawSaid(words.lost)
  if (phase === 'DECLINED') return drawSaid(words.declined)
  if (phase === 'OVER') return drawSaid(words.over)
  const title = phase === 'DONE' ? words.thanks(offer.vendor_name) : offer.title
  return page(
    title,
    html`<div><p class="soft small">${words.job(offer.number, offer.estate)}</p><h1>${title}</h1>
<p class="soft">${[offer.unit, offer.address].filter(Boolean).join(', ')}</p></div>
${refused && html`<p class="wrong" role="alert">${refused.message}</p>`}
${waits}${stateOf(job)}${phase !== 'DONE' && about(job, token)}${actsOf(job, token, refused)}`,
    SCRIPT,
  )
}

/** Filled in by the script with what waits to be sent from this phone. */
const waits = html`<p id="waits" class="good" role="status" hidden${Object.entries(words.waits).map(([name, said]) => html` data-${name}="${said}"`)}></p>`

/** Idempotency key of a form, so that submitting it twice has one effect. */
const key = (): Html => html`<input type="hidden" name="key" value="${randomUUID()}">`

function stateOf({ phase, offer }: Job): Html | null {
  const said = {
    WAITING: offer.quoted === null ? words.taken : words.sent(offer.quoted),
    MINE: offer.approved_amount === null ? words.acceptedPlain : words.accepted(offer.approved_amount),
    DECIDING: words.deciding,
    DONE: words.isDone,
    ASKED: null,
    PRICE: null,
  }[phase as 'WAITING' | 'MINE' | 'DECIDING' | 'DONE' | 'ASKED' | 'PRICE']
  return html`${said && html`<p class="good" role="status">${said}</p>`}
${phase !== 'DONE' && offer.proposed_at && html`<p class="good">${words.timeSent(offer.proposed_at)}</p>`}`
}

function about({ offer, visit, photos, phase }: Job, token: string): Html {
  const isMine = phase === 'MINE' || phase === 'DECIDING'
  const contact = isMine ? contactOf(offer) : null
  const row = (label: string, value: string | Html | null) =>
    value && html`<dt>${label}</dt><dd>${value}</dd>`
  const phone = offer.contact_phone
  return html`<div class="card">
${photos.length > 0 && html`<p>${photos.map((id, at) => html`<a href="/j/${token}/photos/${id}">${words.photo(at + 1)}</a> `)}</p>`}
<dl>${row(words.come, visit && when(visit.starts_at, visit.ends_at))}
${row(words.askFor, contact && (phone ? html`<a href="tel:${phone}">${contact}</a>` : contact))}
${row(words.entry, offer.request_id && entryOf(offer))}
${!isMine && row(words.price, priceOf(offer))}</dl>
${offer.words && html`<div><h2>${words.say}</h2><p class="text">${offer.words}</p></div>`}
${offer.instructions && html`<div><h2>${words.todo}</h2><p class="text">${offer.instructions}</p></div>`}
${!isMine && html`<p class="soft small">${words.hidden}</p>`}</div>`
}

const entryOf = ({ entry_allowed, call_first }: OfferRow): string =>
  call_first ? words.callFirst : entry_allowed ? words.entryAllowed : words.waitForThem

const priceOf = ({ needs_quote, estimate }: OfferRow): string =>
  needs_quote || estimate === null ? words.priceNeeded : words.priceFixed(estimate)

function actsOf(job: Job, token: string, refused?: Refused): Html | null {
  const { phase, offer, sent, money } = job
  const price = () => priceForm(token, { ...priceRules(offer), refused })
  if (phase === 'ASKED') return html`${act(token, 'take', words.take)}${otherTime(token)}${cannot(token)}`
  if (phase === 'PRICE') return html`${price()}${otherTime(token)}${cannot(token)}`
  if (phase === 'WAITING')
    return offer.needs_quote
      ? html`<details${refused && html` open`}><summary>${words.another}</summary>${price()}</details>${cannot(token)}`
      : null
  if (phase === 'DONE') return money && paysOff(money)
  if (phase !== 'MINE') return null
  const amount = offer.approved_amount
  return html`${offer.status === 'ASSIGNED' && act(token, 'start', words.start)}${photoForm(token, sent)}
<form method="post" action="/j/${token}" class="card" data-keeps="done">${key()}<h2>${words.whenDone}</h2>
<label>${words.whatDone}<textarea name="note" rows="2" maxlength="500"></textarea></label>
<button name="act" value="done">${words.done}</button></form>
${amount !== null && html`<details${refused && html` open`}><summary>${words.more(amount)}</summary><p class="soft">${words.moreNote}</p>${price()}</details>`}
${otherTime(token)}`
}

/** Replaces an invoice: made from the accepted quote. */
function paysOff({ lines, total, paid, tax }: Money): Html {
  const row = (label: string, kobo: number) => kobo > 0 && html`<dt>${label}</dt><dd>${naira(kobo)}</dd>`
  const nameOf = ({ kind, name, quantity }: Money['lines'][number]) =>
    [name || words.lines[kind], quantity > 1 && `× ${quantity}`].filter(Boolean).join(' ')
  return html`<div class="card"><h2>${words.money.title}</h2><dl>${lines.map((line) => row(nameOf(line), line.amount))}
${row(words.money.total, total)}${row(words.money.paid, paid)}${row(words.money.tax, tax)}${row(words.money.left, total - paid - tax)}</dl>
<p class="soft small">${words.money.note}</p></div>`
}

const priceRules = ({ jobs, bank, account }: OfferRow) => ({
  deposit: words.depositNote((jobs > 0 ? DEPOSIT_BP.known : DEPOSIT_BP.fresh) / 100),
  account: bank && account ? words.account(bank, account) : null,
})

const act = (token: string, value: string, label: string, isSecond = false): Html =>
  html`<form method="post" action="/j/${token}">${key()}<button name="act" value="${value}"${isSecond && html` class="second"`}>${label}</button></form>`

const otherTime = (token: string): Html =>
  html`<details><summary>${words.otherTime}</summary><form method="post" action="/j/${token}">
<label>${words.otherTimeLabel}<input type="datetime-local" name="at" required></label>
<button name="act" value="time" class="second">${words.sendTime}</button></form></details>`

const cannot = (token: string): Html =>
  html`<details><summary>${words.cannot}</summary><form method="post" action="/j/${token}">
<label>${words.whyNot}<input name="note" maxlength="500" autocomplete="off"></label>
<button name="act" value="cannot" class="second">${words.cannot}</button></form></details>`

const photoForm = (token: string, sent: number): Html =>
  html`<form method="post" action="/j/${token}/photos" enctype="multipart/form-data" class="card" data-keeps="photo">${key()}<h2>${words.photos}</h2>
${sent > 0 && html`<p class="good">${words.photosSent(sent)}</p>`}
<label>${words.which}<select name="kind">${Object.entries(words.kinds).map(([kind, name]) => html`<option value="${kind}">${name}</option>`)}</select></label>
<label>${words.choosePhoto}<input type="file" name="file" accept="image/jpeg,image/png,image/webp" required></label>
<button class="second">${words.sendPhoto}</button></form>`

/** Shown on a phone other than the one that accepted: offers to send a code to the vendor's number. */
export function drawOtherPhone({
  offer,
  token,
  isSent,
  fault,
}: {
  offer: OfferRow
  token: string
  isSent: boolean
  fault?: string
}): string {
  return page(
    words.otherPhone,
    html`<div><h1>${words.otherPhone}</h1><p class="soft">${words.otherPhoneNote(offer.phone.slice(-4))}</p></div>
${fault && html`<p class="wrong" role="alert">${fault}</p>`}
${
  isSent &&
  html`<form method="post" action="/j/${token}"><label>${words.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required></label>
<button name="act" value="open">${words.open}</button></form>`
}
${act(token, 'code', words.sendCode, isSent)}`,
  )
}
