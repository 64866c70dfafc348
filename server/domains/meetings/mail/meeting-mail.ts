import type { Language } from '@gida/contract/shared/language'
import { html } from '../../../platform/http/pages/html.ts'
import type { MeetingRow } from '../queries.ts'
import { timeWords } from '../time-words.ts'
import type { MeetingWords } from '../words/en.ts'
import { meetingWords } from '../words/words.ts'

type MailFacts = {
  meeting: MeetingRow
  organizer: string
  link: string | null
  isNew: boolean
  isSeries: boolean
  /** Only this reader is no longer invited. */
  isDropped: boolean
  /** The series ends before the named date (cancelled) or after it (continued as another series). */
  ends?: { how: 'CANCELLED' | 'GOES_ON'; named: MeetingRow }
}

export const whereOf = ({ location, url }: MeetingRow): string => [location, url].filter(Boolean).join(' · ')

/** The mail text of an invitation, change or cancellation. */
export function meetingMail(
  language: Language,
  told: MailFacts,
): { subject: string; text: string; html: string } {
  const { meeting, link } = told
  const words = meetingWords[language]
  const when = timeWords(meeting, language)
  const isCancelled = meeting.status === 'CANCELLED'
  const isOff = isCancelled || told.isDropped
  const head = headOf(language, told)
  const place = whereOf(meeting)
  const answers = Object.entries(words.answers).map(([answer, words]) => ({
    words,
    link: `${link}?answer=${answer}`,
  }))
  const note = told.isSeries ? words.mail.noSignInSeries : words.mail.noSignIn
  const what = `${meeting.title}, ${when}`
  const paragraphs = [
    head,
    `${meeting.title}\n${when}, ${words.lagos}${place && `\n${place}`}`,
    ...reasonOf(words, told),
    ...(isOff || told.ends || !meeting.agenda ? [] : [meeting.agenda]),
  ]
  return {
    subject: isOff ? words.mail.cancelled(what) : told.isNew ? what : words.mail.changed(what),
    text: [
      ...paragraphs,
      ...(link ? [answers.map((one) => `${one.words}: ${one.link}`).join('\n'), note] : []),
    ].join('\n\n'),
    html: html`${paragraphs.map((one) => html`<p style="white-space:pre-line">${one}</p>`)}${
      link &&
      html`<p>${answers.map((one) => html`<a href="${one.link}" style="display:inline-block;padding:12px 20px;margin:0 8px 8px 0;border:1px solid #27348b;border-radius:8px;color:#27348b;font-weight:600;text-decoration:none">${one.words}</a>`)}</p><p>${note}</p>`
    }`.text,
  }
}

function reasonOf({ mail }: MeetingWords, { meeting, ends }: MailFacts): string[] {
  const cancelled = ends?.how === 'CANCELLED' ? ends.named : meeting
  return cancelled.status === 'CANCELLED' && ends?.how !== 'GOES_ON'
    ? [mail.reason(cancelled.cancel_reason ?? '')]
    : []
}

function headOf(
  language: Language,
  { meeting, organizer, isNew, isSeries, isDropped, ends }: MailFacts,
): string {
  const { mail } = meetingWords[language]
  if (ends)
    return (ends.how === 'CANCELLED' ? mail.endsBefore : mail.endsAfter)(
      organizer,
      timeWords(ends.named, language),
    )
  if (isDropped) return (isSeries ? mail.droppedSeries : mail.dropped)(organizer)
  if (meeting.status === 'CANCELLED')
    return (isSeries ? mail.hasCancelledSeries : mail.hasCancelled)(organizer)
  return (isNew ? mail.invites : mail.hasChanged)(organizer)
}
