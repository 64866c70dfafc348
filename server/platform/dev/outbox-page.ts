import { formatInstant } from '@gida/contract/shared/dates'
import { escapeHtml } from '../mail/escape-html.ts'
import { drawDevPage } from './dev-page.ts'
import type { ShownMessage } from './outbox.ts'

/** Renders the outbox as a page. */
export function drawOutbox(messages: readonly ShownMessage[], publicUrl: string, to = ''): string {
  const list = messages.map((message) => drawMessage(message, publicUrl)).join('\n')
  const body = `<p class="soft">E-mail and SMS that would have been sent. Nothing leaves this machine. <a href="/dev/outbox.json">As JSON</a></p>
<form><label for="to">Sent to</label> <input id="to" name="to" value="${escapeHtml(to)}" inputmode="email"> <button>Show</button></form>
${list || `<p>${to ? 'Nothing was sent to that address.' : 'Nothing has been sent yet.'}</p>`}`
  return drawDevPage('Outbox', body)
}

const WAYS = { SMS: 'SMS', EMAIL: 'E-mail', WHATSAPP: 'WhatsApp' } as const

function drawMessage(message: ShownMessage, publicUrl: string): string {
  const links = message.links.map((link) => `<li>${drawLink(link, publicUrl)}</li>`).join('')
  const files = message.attachments.map((name) => `<li>Attached: ${escapeHtml(name)}</li>`).join('')
  return `<article>
<h2>${escapeHtml(message.subject ?? WAYS[message.channel])}</h2>
<p class="soft">${WAYS[message.channel]} to ${escapeHtml(message.to)} · ${formatInstant(message.created_at)}</p>
<pre>${escapeHtml(message.text)}</pre>
${links || files ? `<ul>${links}${files}</ul>` : ''}
</article>`
}

/** Only links into Gida itself are rendered as links, by path only; anything else is text. */
function drawLink(link: string, publicUrl: string): string {
  const url = URL.canParse(link) ? new URL(link) : null
  if (!url || url.origin !== new URL(publicUrl).origin) return escapeHtml(link)
  const path = `/${(url.pathname + url.search + url.hash).replace(/^[/\\]+/, '')}`
  return `<a href="${escapeHtml(path)}">${escapeHtml(link)}</a>`
}
