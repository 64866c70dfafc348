import { html } from '../../platform/http/pages/html.ts'
import { drawSitePage } from './frame.ts'
import type { ContactFault, ContactMessage } from './send-contact.ts'
import { contact as words } from './words/contact.ts'

type Drawn = {
  publicUrl: string
  supportEmail: string
  values?: ContactMessage
  fault?: ContactFault | 'tooMany' | undefined
}

/** The contact form with its input and errors. */
export function drawContact({ publicUrl, supportEmail, values, fault }: Drawn): string {
  const told = (of: ContactFault) =>
    fault === of && html`<span class="fault" role="alert">${words.faults[of]}</span>`
  const { name = '', email = '', message = '' } = values ?? {}
  return drawSitePage({
    ...{ title: words.title, description: words.description, path: '/contact', publicUrl },
    body: html`<h1>${words.title}</h1><p class="soft">${words.intro}</p>
${fault === 'tooMany' && html`<p class="wrong" role="alert">${words.tooMany}</p>`}
<form method="post" action="/contact">
<label>${words.name}<input name="name" autocomplete="name" required maxlength="120" value="${name}">${told('name')}</label>
<label>${words.email}<input name="email" type="email" autocomplete="email" required maxlength="254" value="${email}">${told('email')}</label>
<label>${words.message}<textarea name="message" rows="6" required maxlength="3000">${message}</textarea>${told('message')}${told('links')}</label>
<button>${words.send}</button></form>
<p>${words.orMail} <a class="tall" href="mailto:${supportEmail}">${supportEmail}</a></p>`,
  })
}

export const drawContactSent = (publicUrl: string): string =>
  drawSitePage({
    ...{ title: words.title, description: words.description, path: '/contact', publicUrl },
    body: html`<p class="good" role="status">${words.sent}</p><p><a class="button" href="/">${words.again}</a></p>`,
  })
