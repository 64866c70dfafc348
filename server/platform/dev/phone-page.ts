import { formatPhone } from '@gida/contract/shared/phone'
import { measureSms } from '@gida/contract/shared/sms-text'
import { escapeHtml } from '../mail/escape-html.ts'
import { drawDevPage } from './dev-page.ts'

export type Line = { text: string; is_mine: boolean }
type Shown = {
  /** Whose phone it is, and what was texted to and from it. */
  number: string
  lines: readonly Line[]
  /** Numbers that Gida knows. */
  known: readonly { phone: string; full_name: string }[]
  /** Ours, which is texted. */
  to: string
}

/** A phone that texts our number. */
export const drawPhone = ({ number, lines, known, to }: Shown): string =>
  drawDevPage(
    'Any phone',
    `<p class="soft">Text ${escapeHtml(formatPhone(to))} as anybody. Nothing leaves this machine.</p>
<form><label for="number">Phone</label> <input id="number" name="number" value="${escapeHtml(number)}" inputmode="tel" list="known"> <button>Use it</button></form>
<datalist id="known">${known.map(drawKnown).join('')}</datalist>
${number ? drawThread(number, lines) : '<p>Take a phone of somebody first.</p>'}`,
  )

const drawKnown = ({ phone, full_name }: Shown['known'][number]): string =>
  `<option value="${escapeHtml(phone)}">${escapeHtml(full_name)}</option>`

const drawThread = (
  number: string,
  lines: readonly Line[],
): string => `<section class="phone" aria-label="Phone">
<ol class="thread" aria-label="Texts">${lines.map(drawLine).join('')}</ol>
<form method="post" action="/dev/phone"><input type="hidden" name="number" value="${escapeHtml(number)}">
<label for="text">Text</label> <input id="text" name="text" required maxlength="500" autocomplete="off" autofocus> <button>Send</button></form>
</section>`

function drawLine({ text, is_mine }: Line): string {
  if (is_mine) return `<li class="mine">${escapeHtml(text)}</li>`
  const { encoding, units, parts } = measureSms(text)
  return `<li>${escapeHtml(text)}<small>${units} of ${encoding}, ${parts === 1 ? '1 text' : `${parts} texts`}</small></li>`
}
