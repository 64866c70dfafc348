import { CONSENT, maskEmail, maskPhone, PAD } from '@gida/contract/domains/signing/rules'
import { formatInstant, lastMinute } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import { type LinkPhase, othersLeft, type SignerLink } from '../signers/find-signer.ts'
import type { SigningWords } from '../words/en.ts'
import { signingWords } from '../words/words.ts'
import { drawFields, drawPages } from './fields-on-pages.ts'
import type { Typed } from './read-form.ts'

export type Shown = {
  language: Language
  found: SignerLink
  phase: LinkPhase
  token: string
  /** Whether this browser has entered the code. */
  isOpen: boolean
  isCodeSent: boolean
  fault?: string | undefined
  /** Refused input, shown again. */
  typed?: Typed | undefined
}

const page = (language: Language, title: string, body: Html): string =>
  drawPage({ title, language, head: { text: signingWords[language].head, link: '#' }, isPrivate: true, body })

/** A page saying that there is nothing to sign here, and why. */
export function drawSaid(language: Language, why: 'over' | 'declined' | 'nowhere' | 'often'): string {
  const { title, note } = signingWords[language][why]
  return page(language, title, html`<div><h1>${title}</h1><p class="soft">${note}</p></div>`)
}

/** The signing page: little until the code is entered, then the document and the form. Works without script. */
export function drawSigning(shown: Shown): string {
  const { found, phase, isOpen, fault, language } = shown
  const words = signingWords[language]
  if (phase === 'OVER') return drawSaid(language, found.signer.state === 'DECLINED' ? 'declined' : 'over')
  const { document_name, sender_name } = found.signing
  return page(
    language,
    document_name,
    html`<div><p class="soft small">${words.from(sender_name)}</p><h1>${document_name}</h1><p class="soft">${words.forWhom(found.signer.name)}</p></div>
${fault && html`<p class="wrong" role="alert">${fault}</p>`}
${stateOf(shown)}
${isOpen ? openedBy(shown) : html`${factsOf(shown)}${codeForm(shown)}`}`,
  )
}

function stateOf({ phase, found, language }: Shown): Html | null {
  const words = signingWords[language]
  if (phase === 'LATER') return html`<p class="good">${words.later}</p>`
  if (phase === 'SIGNED') {
    const others = othersLeft(found)
    const note = others.length > 0 ? words.leftToSign(others.join(', ')) : words.signedByAll
    return html`<div class="good" role="status"><p><b>${words.signed}</b></p><p>${note}</p></div>`
  }
  if (phase === 'COPY')
    return html`<div class="good" role="status"><p><b>${words.done}</b></p><p>${words.doneNote}</p></div>`
  return null
}

function factsOf({ found: { signing }, language }: Shown): Html {
  const words = signingWords[language]
  return html`<div class="card"><dl><dt>${words.pages}</dt><dd>${signing.pages}</dd>
<dt>${words.signBy}</dt><dd>${words.until(formatInstant(lastMinute(signing.expires_at), language))}</dd></dl>
${signing.message && html`<p class="text">${signing.message}</p>`}</div>`
}

/** Shows the address for the code masked, since the link may be in other hands. */
function codeForm({ found: { signer }, token, isCodeSent, language }: Shown): Html {
  const words = signingWords[language]
  const email = signer.email && maskEmail(signer.email)
  const phone = signer.phone && maskPhone(signer.phone)
  return html`<div class="card"><p>${email && phone ? words.lockedBoth(email, phone) : words.lockedNote(phone ?? email ?? '')}</p>
${isCodeSent && html`<p class="good" role="status">${words.codeSent}</p>`}
${isCodeSent && html`<form method="post" action="/sign/${token}">${codeField(words)}<button name="act" value="open">${words.open}</button></form>`}
${codeButtons(token, { words, email, phone, isSecond: isCodeSent })}
<p class="soft small">${words.notYou}</p></div>`
}

const codeField = (words: SigningWords): Html =>
  html`<label>${words.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" pattern="([0-9] ?){6}" maxlength="12" required></label>`

type Ways = { words: SigningWords; email: string | null; phone: string | null; isSecond: boolean }

function codeButtons(token: string, { words, email, phone, isSecond }: Ways): Html {
  const second = isSecond && html` class="second"`
  const one = (way: string, label: string) =>
    html`<button name="way" value="${way}"${second}>${label}</button>`
  return html`<form method="post" action="/sign/${token}"><input type="hidden" name="act" value="code">
${email && phone ? html`${one('SMS', words.sendByText)}${one('EMAIL', words.sendByMail)}` : one('', isSecond ? words.sendAgain : words.sendCode)}</form>`
}

function openedBy(shown: Shown): Html {
  const { phase, token, found, language } = shown
  const words = signingWords[language]
  if (phase === 'COPY')
    return html`<a class="button" href="/sign/${token}/copy">${words.download}</a><p><a href="/verify">${words.check}</a></p>`
  return html`${drawPages(words, found, token)}${phase === 'SIGN' && html`${signForm(shown)}`}${phase !== 'SIGNED' && declineForm(words, token)}`
}

const waysToSign = ({ typed, drawn, uploaded }: SigningWords) =>
  [
    ['TYPED', typed],
    ['DRAWN', drawn],
    ['UPLOADED', uploaded],
  ] as const

function signForm({ found, token, isCodeSent, typed, language }: Shown): Html {
  const words = signingWords[language]
  const { signer } = found
  const email = signer.email && maskEmail(signer.email)
  const phone = signer.phone && maskPhone(signer.phone)
  return html`<div class="card" id="sign"><h2>${words.signTitle(words.roles[signer.role])}</h2>
<p>${words.freshNote}</p>${isCodeSent && html`<p class="good" role="status">${words.codeSent}</p>`}
${codeButtons(token, { words, email, phone, isSecond: isCodeSent })}
${
  isCodeSent &&
  html`<form method="post" action="/sign/${token}/sign" enctype="multipart/form-data" id="signing">
${drawFields(words, found, typed)}
<label class="check"><input type="checkbox" name="consent" value="yes" required${typed?.consent && html` checked`}><span>${words.consent(CONSENT.text)}</span></label>
<label>${words.how}<select name="kind">${waysToSign(words).map(([kind, label]) => html`<option value="${kind}"${typed?.kind === kind && html` selected`}>${label}</option>`)}</select></label>
<label data-kind="TYPED">${words.name}<input name="name" maxlength="120" value="${typed?.name || signer.name}" autocomplete="name"></label>
<div data-kind="DRAWN"><p class="soft small">${words.pad}</p><svg id="pad" class="pad" viewBox="0 0 ${PAD.width} ${PAD.height}" role="img" aria-label="${words.pad}"><path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"></path></svg>
<button type="button" class="second" id="clear">${words.clear}</button><input type="hidden" name="drawing" value="${typed?.drawing ?? ''}"><noscript>${words.needsScript}</noscript></div>
<label data-kind="UPLOADED">${words.photo}<input type="file" name="file" accept="image/jpeg,image/png,image/webp"></label>
${codeField(words)}<button>${words.sign}</button></form><script src="/sign/pad.js" defer></script>`
}</div>`
}

const declineForm = (words: SigningWords, token: string): Html =>
  html`<details><summary>${words.decline}</summary><form method="post" action="/sign/${token}"><p class="soft">${words.declineNote}</p>
<label>${words.why}<input name="reason" minlength="3" maxlength="500" required autocomplete="off"></label>
<button name="act" value="decline" class="second">${words.declineNow}</button></form></details>`
