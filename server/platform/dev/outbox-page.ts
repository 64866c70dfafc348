import { formatInstant } from '@gida/contract/shared/dates'
import { escapeHtml } from '../mail/escape-html.ts'
import type { ShownMessage } from './outbox.ts'

/** The outbox as a page: for a phone first, in light and dark, without a script. */
export function drawOutbox(messages: readonly ShownMessage[], publicUrl: string, to = ''): string {
  const list = messages.map((message) => drawMessage(message, publicUrl)).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox · Gida</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="soft">E-mail and SMS that would have been sent. Nothing leaves this machine. <a href="/dev/outbox.json">As JSON</a></p>
<form><label for="to">Sent to</label> <input id="to" name="to" value="${escapeHtml(to)}" inputmode="email"> <button>Show</button></form>
${list || `<p>${to ? 'Nothing was sent to that address.' : 'Nothing has been sent yet.'}</p>`}
</main>
</body>
</html>
`
}

function drawMessage(message: ShownMessage, publicUrl: string): string {
  const links = message.links.map((link) => `<li>${drawLink(link, publicUrl)}</li>`).join('')
  const files = message.attachments.map((name) => `<li>Attached: ${escapeHtml(name)}</li>`).join('')
  return `<article>
<h2>${escapeHtml(message.subject ?? 'SMS')}</h2>
<p class="soft">${message.channel === 'SMS' ? 'SMS' : 'E-mail'} to ${escapeHtml(message.to)} · ${formatInstant(message.created_at)}</p>
<pre>${escapeHtml(message.text)}</pre>
${links || files ? `<ul>${links}${files}</ul>` : ''}
</article>`
}

/** Only what leads into Gida itself can be followed, and only by its path; anything else is text. */
function drawLink(link: string, publicUrl: string): string {
  const url = URL.canParse(link) ? new URL(link) : null
  if (!url || url.origin !== new URL(publicUrl).origin) return escapeHtml(link)
  const path = `/${(url.pathname + url.search + url.hash).replace(/^[/\\]+/, '')}`
  return `<a href="${escapeHtml(path)}">${escapeHtml(link)}</a>`
}

const STYLE = `
:root { --ground: #f7f3ea; --card: #fffdf8; --ink: #1d1b16; --soft: #5f594c; --line: #ded6c4; --act: #27348b }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14130f; --card: #1e1c17; --ink: #f2ede1; --soft: #b3ab9a; --line: #3a362c; --act: #a9b4ff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 16px }
h1 { font-size: 24px; margin: 8px 0 }
h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 16px 0 }
.soft { color: var(--soft); margin: 0; font-size: 14px; overflow-wrap: anywhere }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0 }
ul { margin: 12px 0 0; padding-left: 20px; overflow-wrap: anywhere }
a { color: var(--act) }
form { display: flex; gap: 8px; align-items: center; margin: 16px 0 0 }
input { flex: 1; min-width: 0 }
input, button { font: inherit; min-height: 44px; padding: 0 12px; border: 1px solid var(--soft); border-radius: 8px;
  background: var(--card); color: var(--ink) }
`
