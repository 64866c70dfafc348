import type { CheckoutSession, Method } from './checkout-session.ts'
import { Html, html } from './html.ts'
import { callbackAddress, cancelAddress } from './return-address.ts'
import { style } from './style.ts'

const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })

export function money(kobo: number): string {
  return naira.format(kobo / 100)
}

/** Relative to the page itself, so that the page works behind any address. */
export function pathOf(session: CheckoutSession, rest = ''): string {
  return `/checkout/${session.transaction.access_code}${rest}`
}

const methodNames: Record<Method, string> = {
  card: 'Card',
  bank_transfer: 'Transfer',
  ussd: 'USSD',
  bank: 'Bank',
}

/** The open page: who asks for how much, the ways to pay, and the one that was chosen. */
export function paymentPage(session: CheckoutSession, method: Method, panel: Html, below?: Html): string {
  return frame(
    `Pay ${money(session.transaction.requested_amount)}`,
    html`${heading(session)}${methodChoice(session, method)}${failure(session)}${panel}
      <p class="leave"><a href="${pathOf(session, '/cancel')}">Cancel payment</a></p>
      ${below}`,
  )
}

/** A page with something to say and at most one way on. */
export function messagePage(title: string, message: string, link?: { href: string; text: string }): string {
  return frame(
    title,
    html`<h1 class="news">${title}</h1><p>${message}</p>
      ${link && html`<a class="button" href="${link.href}">${link.text}</a>`}`,
  )
}

export function frame(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Test mode</title>
        <style>${new Html(style)}</style>
      </head>
      <body>
        <p class="test">Test mode: no money moves</p>
        <main>${content}</main>
      </body>
    </html>`.text
}

function heading(session: CheckoutSession): Html {
  const { transaction, business, email } = session
  return html`<h1>Pay ${business.name} <strong>${money(transaction.requested_amount)}</strong></h1>
    <p class="who">${transaction.label && html`${transaction.label}<br />`}${email}</p>`
}

function methodChoice(session: CheckoutSession, chosen: Method): Html | null {
  if (session.methods.length < 2) return null
  const links = session.methods.map(
    (method) =>
      html`<a href="${pathOf(session, `?method=${method}`)}" ${method === chosen && html`aria-current="true"`}>${methodNames[method]}</a>`,
  )
  return html`<nav aria-label="Way to pay">${links}</nav>`
}

function failure(session: CheckoutSession): Html | null {
  const { status, gateway_response } = session.transaction
  if (status !== 'failed') return null
  return html`<p class="alert" role="alert">Payment failed: ${gateway_response}. You can try again.</p>`
}

/** Says what became of a page that no longer takes money. */
export function closedPage(session: CheckoutSession): string {
  const isExpired = session.state === 'expired'
  const back = isExpired ? cancelAddress(session.transaction) : callbackAddress(session.transaction)
  const link = back ? { href: back, text: `Return to ${session.business.name}` } : undefined
  if (isExpired) {
    return messagePage(
      'This payment page has expired',
      'Nothing was paid. Please start the payment again.',
      link,
    )
  }
  const amount = money(session.transaction.amount)
  return messagePage('Already paid', `${amount} was paid. There is nothing more to do here.`, link)
}
