import type { AlertEvent, AlertRecipient } from '@gida/contract/domains/alerts/alert'
import type { AlertReport } from '@gida/contract/domains/alerts/report'
import { formatInstant } from '@gida/contract/shared/dates'
import { type Column, openDocument, type Row } from '../../../platform/pdf/document.ts'

const STATES = { WAITING: 'Silent', SAFE: 'Safe', NEEDS_HELP: 'Needs help', AWAY: 'Not here' } as const
const WAYS = {
  ...({ APP: 'in the app', LINK: 'by the link', SMS: 'by SMS' } as const),
  ...({ USSD: 'by USSD', WHATSAPP: 'by WhatsApp' } as const),
  ...({ WARDEN: 'marked in person', NEXT_OF_KIN: 'by next of kin' } as const),
}
const STEPS = ['SMS again', 'Next of kin and wardens asked', 'The whole roster asked']
const PEOPLE: readonly Column[] = [
  { head: 'Unit', share: 0.2 },
  { head: 'Name', share: 0.3 },
  { head: 'State', share: 0.18 },
  { head: 'When, and how', share: 0.32 },
]
const MINUTES: readonly Column[] = [
  { head: 'Minute', share: 0.2 },
  { head: 'Safe', share: 0.2, align: 'right' },
  { head: 'Not here', share: 0.2, align: 'right' },
  { head: 'Needs help', share: 0.2, align: 'right' },
  { head: 'Known by then', share: 0.2, align: 'right' },
]
const BLOCKS: readonly Column[] = [
  { head: 'Block', share: 0.4 },
  { head: 'People', share: 0.2, align: 'right' },
  { head: 'All known', share: 0.2, align: 'right' },
  { head: 'Last drill', share: 0.2, align: 'right' },
]
const TIMELINE: readonly Column[] = [
  { head: 'When', share: 0.2 },
  { head: 'What', share: 0.8 },
]

/** Renders the report as a PDF: figures, recipients and timeline. */
export function drawReport(
  { alert, score, minutes, before, recipients, events }: AlertReport,
  made: Date,
): Promise<Uint8Array> {
  const title = alert.is_drill ? 'Drill report' : 'Emergency report'
  const pdf = openDocument({ title: `${title}: ${alert.title}`, author: alert.raised_by, made })
  pdf.head(title, alert.title, [
    alert.estate_name,
    alert.place ?? (alert.is_by_name ? 'People by name' : 'The whole estate'),
    alert.message,
  ])
  pdf.facts([
    ['Raised', `${formatInstant(alert.sent_at ?? alert.send_at)}, by ${alert.raised_by}`],
    ['Closed', alert.closed_at ? formatInstant(alert.closed_at) : 'Still open'],
    ['People', `${score.people}, of whom ${score.answered} are known`],
    ['Half had answered', beside(score.half_seconds, before?.half_seconds)],
    ['Everybody was known', beside(score.all_seconds, before?.all_seconds)],
    ['First help', said(score.first_help_seconds)],
    ['Known by next of kin, in person', `${score.by_kin}, ${score.in_person}`],
  ])
  pdf.title('Answers by the minute')
  pdf.table(MINUTES, minuteRows(minutes))
  pdf.title('By block')
  pdf.table(
    BLOCKS,
    score.blocks.map(({ name, people, all_seconds }) => {
      const last = before?.blocks.find((one) => one.name === name)
      return {
        cells: [name || 'Elsewhere', String(people), said(all_seconds), last ? said(last.all_seconds) : ''],
      }
    }),
  )
  pdf.title('People')
  pdf.table(
    PEOPLE,
    recipients.map((one) => ({ cells: [one.unit ?? '', one.name, STATES[one.state], answerOf(one)] })),
  )
  pdf.title('What happened')
  pdf.table(
    TIMELINE,
    events.map((event) => ({ cells: [formatInstant(event.at), sayEvent(event)] })),
  )
  return pdf.end(`${title} of ${alert.estate_name}. Made ${formatInstant(made)} (Lagos).`)
}

/** Omits minutes without answers. */
function minuteRows(minutes: AlertReport['minutes']): Row[] {
  let known = 0
  return minutes.flatMap(({ safe, away, needs_help }, minute) => {
    const came = safe + away + needs_help
    known += came
    return came > 0 ? { cells: [minute + 1, safe, away, needs_help, known].map(String) } : []
  })
}

const beside = (seconds: number | null, before: number | null | undefined) =>
  `${said(seconds)}${before ? ` (last drill: ${said(before)})` : ''}`

const said = (seconds: number | null): string =>
  seconds === null
    ? 'Not reached'
    : seconds < 60
      ? `${seconds} s`
      : `${Math.floor(seconds / 60)} min ${seconds % 60} s`

const answerOf = ({ at, channel, answered_by, note }: AlertRecipient): string =>
  [at && formatInstant(at), channel && WAYS[channel], answered_by, note && `“${note}”`]
    .filter(Boolean)
    .join(', ')

function sayEvent({ kind, name, unit, by, state, note, step, count }: AlertEvent): string {
  const who = [name, unit].filter(Boolean).join(', ')
  const words = note ? `: “${note}”` : ''
  switch (kind) {
    case 'RAISED':
      return `Raised by ${by}, to ${count === 1 ? '1 person' : `${count} people`}`
    case 'ESCALATED':
      return `${STEPS[(step ?? 1) - 1]}: ${count} silent`
    case 'UPDATED':
      return `More was said${words}`
    case 'CLOSED':
      return `All clear${words}`
    case 'TEXT':
      return `A text from ${[who, by].filter(Boolean).join(', ')}${words}`
    default:
      return `${who}: ${state ? STATES[state] : ''}${by ? `, said by ${by}` : ''}${words}`
  }
}
