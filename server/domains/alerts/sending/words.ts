import { alertText, headOf, inOnePart } from '@gida/contract/domains/alerts/alert-text'
import type { AlertBase } from '../queries.ts'
import type { AlertAbout } from './about.ts'

export type AlertedPerson = { user_id: string; name: string; unit: string | null }
type Words = { sms: string; subject: string; text: string }

/** The message to a person or their next of kin. Drills are marked at start and end. */
export function wordsOf(
  alert: AlertBase,
  { what, note = '' }: AlertAbout,
  person: AlertedPerson,
  link: string,
): Words {
  const { estate_name: estate, title, message, is_drill, close_note } = alert
  const head = headOf(is_drill)
  const about = { estate, title, link, is_drill }
  const mail = (...paragraphs: string[]) =>
    [
      ...(is_drill ? ['DRILL. This is only practice: there is no danger.'] : []),
      `Hello ${person.name},`,
      ...paragraphs,
      ...(is_drill ? ['This was a DRILL.'] : []),
    ].join('\n\n')
  const answer = `Say how you are, without signing in: ${link}`
  const call = is_drill ? [] : ['In danger of life call 112.']
  switch (what) {
    case 'UPDATED':
      return {
        sms: alertText({ ...about, message: note }),
        subject: `${head}, more: ${title}`,
        text: mail(title, note, answer, ...call),
      }
    case 'CLOSED':
      return {
        sms: inOnePart(
          `${head} OVER ${estate}: `,
          `${title}: all clear. ${close_note ?? ''}`,
          is_drill ? ' This was a DRILL' : '',
        ),
        subject: `${head}, all clear: ${title}`,
        text: mail(`All clear at ${estate}: ${title}.`, ...(close_note ? [close_note] : [])),
      }
    case 'CONTACTS':
      return {
        sms: inOnePart(
          `${head} ${estate}: `,
          `${person.name}${person.unit ? `, ${person.unit},` : ''} has not answered. ${title}.`,
          ` Reach them, then answer for them: ${link}`,
        ),
        subject: '',
        text: '',
      }
    default:
      return {
        sms: alertText({ ...about, message }),
        subject: `${head}: ${title}`,
        text: mail(`${estate}: ${title}`, message, answer, ...call),
      }
  }
}

/** Text to a warden or guard: the silent people by unit, as many as fit two SMS parts. */
export const silentText = (
  { estate_name, is_drill, title }: AlertBase,
  silent: readonly { name: string; unit: string | null }[],
): string =>
  inOnePart(
    `${headOf(is_drill)} ${estate_name}, ${title}: ${silent.length} silent. `,
    silent.map(({ name, unit }) => (unit ? `${unit} ${name}` : name)).join('; '),
    is_drill ? ' This is a DRILL' : '',
    2,
  )

/** Text to a warden: somebody asks for help. */
export const helpText = (
  { estate_name, is_drill }: AlertBase,
  { name, unit, phone }: { name: string; unit: string | null; phone: string | null },
  note: string | null,
): string =>
  inOnePart(
    `${headOf(is_drill)} ${estate_name}: `,
    `NEEDS HELP: ${name}${unit ? `, ${unit}` : ''}. ${note ?? ''}`,
    `${phone ? ` Call ${phone}` : ''}${is_drill ? ' This is a DRILL' : ''}`,
  )
