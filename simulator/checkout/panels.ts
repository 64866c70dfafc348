import { asText, type Fields } from '../http/loose-values.ts'
import type { CheckoutSession, Method } from './checkout-session.ts'
import { type Html, html } from './html.ts'
import { money, pathOf } from './page.ts'
import type { FieldError } from './pay-by-card.ts'
import { findTestCard, otp, type Step, spacedNumber, testCards } from './test-cards.ts'

export function panelFor(session: CheckoutSession, method: Method, form: Fields, error?: FieldError): Html {
  if (method === 'bank_transfer') return transferPanel(session)
  if (method === 'bank') return bankPanel(session)
  return method === 'ussd' ? ussdPanel(session) : cardPanel(session, form, error)
}

function cardPanel(session: CheckoutSession, form: Fields, error?: FieldError): Html {
  const amount = money(session.transaction.requested_amount)
  return html`<form method="post" action="${pathOf(session, '/card')}">
      ${field('number', 'Card number', { value: asText(form.number), autocomplete: 'cc-number', error })}
      <div class="pair">
        ${field('expiry', 'Expiry (MM/YY)', { value: asText(form.expiry), autocomplete: 'cc-exp', error })}
        ${field('cvv', 'CVV', { value: asText(form.cvv), autocomplete: 'cc-csc', error })}
      </div>
      <button>Pay ${amount}</button>
    </form>`
}

/** A button for each test card, by what will happen; it fills in the form. */
export function testCardList(session: CheckoutSession, chosen: string | undefined): Html {
  const inUse = findTestCard(chosen ?? '')
  const items = testCards.map((card) => {
    const href = pathOf(session, `?method=card&fill=${card.number}`)
    const mark = card === inUse && html` aria-current="true"`
    return html`<li><a href="${href}"${mark}>${card.label} <span>·· ${card.number.slice(-4)}</span></a></li>`
  })
  return html`<section class="cards" aria-labelledby="cards">
    <h2 id="cards">Test cards</h2>
    <p>Tap one to fill in the form.</p>
    <ul>${items}</ul>
  </section>`
}

const questions = {
  pin: { title: 'Your bank asks for the PIN', label: 'Card PIN', autocomplete: 'off', type: 'password' },
  otp: {
    title: 'Your bank sent a code',
    label: 'One-time code',
    autocomplete: 'one-time-code',
    type: 'text',
  },
  phone: {
    title: 'Your bank asks for your phone number',
    label: 'Phone number',
    autocomplete: 'tel',
    type: 'tel',
  },
} as const

/** What the bank wants to know before it lets the card through. */
export function stepPanel(session: CheckoutSession, step: Step, error?: FieldError): Html {
  const action = pathOf(session, '/step')
  if (step === 'bank') {
    return html`<h2>Your bank’s page</h2>
      <p>The bank asks whether you want to pay ${money(session.transaction.requested_amount)} to ${session.business.name}.</p>
      <form method="post" action="${action}">
        <button name="decision" value="approve">Approve</button>
        <button class="second" name="decision" value="decline">Decline</button>
      </form>`
  }
  const { title, label, autocomplete, type } = questions[step]
  return html`<h2>${title}</h2>
    <p>${hint(session, step)}</p>
    <form method="post" action="${action}">
      ${field('answer', label, { autocomplete, error, type })}
      <button>Continue</button>
    </form>`
}

function hint(session: CheckoutSession, step: Step): string {
  if (step === 'pin')
    return `The PIN of this test card is ${findTestCard(session.cardInProgress?.number ?? '')?.pin}.`
  return step === 'otp' ? `The test code is ${otp}.` : 'Any number will do, such as 08031234567.'
}

function transferPanel(session: CheckoutSession): Html {
  const { transaction, business } = session
  const accountNumber = `99${String(transaction.id).slice(-8).padStart(8, '0')}`
  return html`<h2>Send this amount from your bank</h2>
    <dl>
      <div><dt>Amount</dt><dd>${money(transaction.requested_amount)}</dd></div>
      <div><dt>Bank</dt><dd>Test Bank</dd></div>
      <div><dt>Account number</dt><dd>${accountNumber}</dd></div>
      <div><dt>Account name</dt><dd>${business.name}</dd></div>
    </dl>
    ${sentForm(session, '/transfer', 'I have sent it')}`
}

function ussdPanel(session: CheckoutSession): Html {
  const naira = Math.ceil(session.transaction.requested_amount / 100)
  const code = `*737*33*${naira}*${String(session.transaction.id).slice(-6)}#`
  return html`<h2>Dial this code on your phone</h2>
    <dl>
      <div><dt>Bank</dt><dd>Guaranty Trust Bank</dd></div>
      <div><dt>Code</dt><dd>${code}</dd></div>
    </dl>
    ${sentForm(session, '/ussd', 'I have dialled it')}`
}

function bankPanel(session: CheckoutSession): Html {
  return html`<h2>Approve it at your bank</h2>
    <p>The bank’s own page would open here, and send you back.</p>
    ${sentForm(session, '/bank', 'I have approved it')}`
}

function sentForm(session: CheckoutSession, path: string, words: string): Html {
  return html`<form method="post" action="${pathOf(session, path)}">
    <button name="outcome" value="success">${words}</button>
    <button class="second" name="outcome" value="failed">Let it fail (test)</button>
  </form>`
}

type FieldOptions = {
  value?: string | undefined
  autocomplete: string
  error?: FieldError | undefined
  type?: 'text' | 'password' | 'tel'
}

function field(name: string, label: string, options: FieldOptions): Html {
  const message = options.error?.field === name ? options.error.message : undefined
  const type = options.type ?? 'text'
  const value = name === 'number' ? spacedNumber(options.value ?? '') : options.value
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" inputmode="${type === 'tel' ? 'tel' : 'numeric'}" value="${value}"
      autocomplete="${options.autocomplete}" required
      ${message && html`aria-invalid="true" aria-describedby="${name}-error" autofocus`} />
    ${message && html`<p class="error" id="${name}-error" role="alert">${message}</p>`}
  </div>`
}
