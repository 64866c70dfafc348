import { showPayCode } from '@gida/contract/domains/transfers/pay-code'
import type { Day } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import { LANGUAGE_NAMES } from '@gida/contract/shared/language-names'
import { formatNaira } from '@gida/contract/shared/money'
import { formatPhone } from '@gida/contract/shared/phone'
import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import { type Home, payable, showDay } from '../core/answer.ts'
import type { KnownPerson } from '../core/read-person.ts'
import { phoneWords } from '../words/words.ts'
import { liteWords } from './words/words.ts'

export const LITE = '/lite'
/** Full app sign-in; without `?whole` it would redirect back here on metered connections. */
const WHOLE = '/auth/login?whole'
const head = { text: 'Gida', link: LITE }
/** Touch targets large enough for a finger. */
const style =
  '.way{display:inline-block;padding:12px 0}nav a{min-width:44px}h3{font-size:1rem;margin:0}.to{grid-template-columns:2fr 3fr}'

export type Owed = { description: string; open_amount: number; due_date: Day; unit_name: string }

/** `tapped` is the language chosen on the page and kept in links; otherwise the browser's, then the account's. */
export type Reading = { language: Language; tapped: Language | undefined }
export const lite = ({ tapped }: Pick<Reading, 'tapped'>, path = ''): string =>
  `${LITE}${path}${tapped ? `?language=${tapped}` : ''}`

/** The sign-in form. `name` is prefilled after a failed attempt; a password is never sent back. */
export function drawSignIn(reading: Reading, { name = '', fault }: { name?: string; fault?: string } = {}) {
  const { language } = reading
  const words = liteWords[language]
  return drawPage({
    ...{ language, head, style, title: words.signIn, isUnlisted: true },
    body: html`<div><h1>${words.signIn}</h1><p class="soft">${words.note}</p></div>
${fault && html`<p class="wrong" role="alert">${fault}</p>`}
<form method="post" action="${lite(reading)}">
<label>${words.name}<input name="name" value="${name}" autocomplete="username" autocapitalize="off" spellcheck="false" required></label>
<label>${words.password}<input name="password" type="password" autocomplete="current-password" required></label>
<button>${words.signIn}</button>
</form>
<div><a class="way" href="/auth/forgot-password">${words.forgot}</a><br><a class="way" href="${WHOLE}">${words.whole}</a></div>
<nav aria-label="Language">${otherLanguages(language)}</nav>`,
  })
}

const otherLanguages = (language: Language) =>
  Object.entries(LANGUAGE_NAMES)
    .filter(([other]) => other !== language)
    .map(([other, name]) => html`<a href="${LITE}?language=${other}" lang="${other}">${name}</a>`)

/** What a tenant owes, for what, and how to pay. */
export function drawHome(reading: Reading, person: KnownPerson, charges: readonly Owed[]): string {
  const { debt, receipt, office } = person
  const homes = payable(person)
  const language = reading.tapped ?? person.language
  const words = liteWords[language]
  const phone = phoneWords[language]
  const next = debt.next_due && showDay(debt.next_due)
  const title = debt.due_now > 0 ? words.owes(formatNaira(debt.due_now)) : phone.nothingOwed(null)
  return drawPage({
    ...{ language, head, style, title, isPrivate: true },
    body: html`<div><h1>${title}</h1>
<p>${debt.arrears > 0 && `${words.late(formatNaira(debt.arrears))} `}${next && words.next(next)}</p></div>
${charges.length > 0 && card(words.charges, html`<dl>${charges.map((charge) => owed(charge, words.due))}</dl>`)}
${homes.length === 0 ? html`<p>${phone.noHome}</p>` : card(words.pay, html`${homes.map((home) => howToPay(language, home))}`)}
${card(words.receipt, html`<p>${receipt ? html`${receipt.number}, ${formatNaira(receipt.amount)}, ${showDay(receipt.day)}` : phone.noReceipt}</p>`)}
${office && card(words.office, html`<p>${office.name}</p><a class="way" href="tel:${office.phone}">${formatPhone(office.phone)}</a>`)}
${ways({ ...reading, language })}`,
  })
}

/** For other roles, who need the app. */
export const drawNotTenant = (reading: Reading): string => {
  const { language } = reading
  return drawPage({
    ...{ language, head, style, title: liteWords[language].title, isPrivate: true },
    body: html`<h1>${liteWords[language].notTenant}</h1>${ways(reading)}`,
  })
}

const card = (title: string, body: Html) => html`<section class="card"><h2>${title}</h2>${body}</section>`

const owed = ({ description, unit_name, due_date, open_amount }: Owed, due: (day: string) => string) =>
  html`<dt>${description}, ${unit_name}<br><span class="small">${due(showDay(due_date))}</span></dt><dd>${formatNaira(open_amount)}</dd>`

function howToPay(language: Language, { label, own, shared, pay_code, is_suspended }: Home): Html {
  const words = liteWords[language]
  if (is_suspended) return html`<p>${label}: ${phoneWords[language].paySuspended}</p>`
  const to = own ?? shared
  const code = showPayCode(pay_code)
  if (!to) return html`<p>${label}: ${phoneWords[language].payNone(code)}</p>`
  return html`<h3>${label}</h3><dl class="to">
<dt>${words.account}</dt><dd>${to.account_number}</dd>
<dt>${words.bank}</dt><dd>${to.bank_name}</dd>
<dt>${words.holder}</dt><dd>${to.account_name}</dd>
${!own && html`<dt>${words.code}</dt><dd>${code}</dd>`}</dl><p class="soft">${words.noCard}</p>`
}

const ways = (reading: Reading) => {
  const words = liteWords[reading.language]
  return html`<div><a class="way" href="${WHOLE}">${words.whole}</a><p class="soft">${words.wholeNote}</p></div>
<form method="post" action="${lite(reading, '/sign-out')}"><button class="second">${words.signOut}</button></form>`
}
