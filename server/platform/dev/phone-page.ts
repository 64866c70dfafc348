import { formatPhone } from '@gida/contract/shared/phone'
import { measureSms } from '@gida/contract/shared/texts/sms-text'
import { escapeHtml } from '../mail/escape-html.ts'
import { drawDevPage } from './dev-page.ts'

export type Line = { text: string; is_mine: boolean }
export type Shown = {
  /** Path and title of the page. */
  path: string
  title: string
  way: 'SMS' | 'WHATSAPP'
  /** The phone's number, and the messages to and from it. */
  number: string
  lines: readonly Line[]
  /** Numbers that Gida knows, to choose from. */
  known: readonly { phone: string; full_name: string }[]
  /** Our number, to which the phone writes. */
  to: string
}

/** Renders a simulated phone that writes to our number. */
export const drawPhone = ({ number, lines, known, to, ...chat }: Shown): string =>
  drawDevPage(
    chat.title,
    `<p class="soft">${chat.way === 'SMS' ? 'Text' : 'Write to'} ${escapeHtml(formatPhone(to))} as anybody. Nothing leaves this machine.</p>
<form><label for="number">Phone</label> <input id="number" name="number" value="${escapeHtml(number)}" inputmode="tel" list="known"> <button>Use it</button></form>
<datalist id="known">${known.map(drawKnown).join('')}</datalist>
${number ? drawThread(chat, number, lines) : '<p>Take a phone of somebody first.</p>'}`,
  )

const drawKnown = ({ phone, full_name }: Shown['known'][number]): string =>
  `<option value="${escapeHtml(phone)}">${escapeHtml(full_name)}</option>`

type Chat = Pick<Shown, 'path' | 'way'>

const drawThread = (
  { path, way }: Chat,
  number: string,
  lines: readonly Line[],
): string => `<section class="phone ${way.toLowerCase()}" aria-label="Phone">
<ol class="thread" aria-label="Texts">${lines.map((line) => drawLine(way, line)).join('')}</ol>
<form method="post" action="${path}"><input type="hidden" name="number" value="${escapeHtml(number)}">
<label for="text">Text</label> <input id="text" name="text" required maxlength="500" autocomplete="off" autofocus> <button>Send</button>${way === 'WHATSAPP' ? OTHER_KINDS : ''}</form>
</section>`

const OTHER_KINDS = [
  ['image', 'A picture'],
  ['audio', 'A voice note'],
  ['sticker', 'A sticker'],
]
  .map(([type, label]) => `<button name="type" value="${type}" formnovalidate>${label}</button>`)
  .join('')

function drawLine(way: Shown['way'], { text, is_mine }: Line): string {
  if (is_mine) return `<li class="mine">${escapeHtml(text)}</li>`
  if (way === 'WHATSAPP') return `<li>${escapeHtml(text)}</li>`
  const { encoding, units, parts } = measureSms(text)
  return `<li>${escapeHtml(text)}<small>${units} of ${encoding}, ${parts === 1 ? '1 text' : `${parts} texts`}</small></li>`
}
