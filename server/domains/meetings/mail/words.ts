import type { Answer } from '@gida/contract/domains/meetings/rules'
import { html } from '../../../platform/http/pages/html.ts'
import type { MeetingRow } from '../queries.ts'
import { timeWords } from '../time-words.ts'

export const ANSWER_WORDS: Record<Answer, string> = {
  ACCEPTED: 'Accept',
  TENTATIVE: 'Maybe',
  DECLINED: 'Decline',
}

type Told = {
  meeting: MeetingRow
  organizer: string
  link: string | null
  isNew: boolean
  isSeries: boolean
  /** The reader alone is no more invited. */
  isDropped: boolean
  /** The series ends: before the date that is named, which is cancelled, or after it. */
  ends?: { how: 'CANCELLED' | 'GOES_ON'; named: MeetingRow }
}

export const whereOf = ({ location, url }: MeetingRow): string => [location, url].filter(Boolean).join(' · ')

/** The invitation, the change or the cancellation, for who reads it as a mail. */
export function meetingMail(told: Told): { subject: string; text: string; html: string } {
  const { meeting, link } = told
  const isCancelled = meeting.status === 'CANCELLED'
  const isOff = isCancelled || told.isDropped
  const head = headOf(told)
  const place = whereOf(meeting)
  const answers = Object.entries(ANSWER_WORDS).map(([answer, words]) => ({
    words,
    link: `${link}?answer=${answer}`,
  }))
  const note = told.isSeries
    ? 'Your answer needs no sign-in. The meeting repeats; this answer is for the date above.'
    : 'Your answer needs no sign-in.'
  const paragraphs = [
    head,
    `${meeting.title}\n${timeWords(meeting)}, Lagos time${place && `\n${place}`}`,
    ...reasonOf(told),
    ...(isOff || told.ends || !meeting.agenda ? [] : [meeting.agenda]),
  ]
  return {
    subject: `${isOff ? 'Cancelled: ' : told.isNew ? '' : 'Changed: '}${meeting.title}, ${timeWords(meeting)}`,
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

function reasonOf({ meeting, ends }: Told): string[] {
  const cancelled = ends?.how === 'CANCELLED' ? ends.named : meeting
  return cancelled.status === 'CANCELLED' && ends?.how !== 'GOES_ON'
    ? [`Reason: ${cancelled.cancel_reason ?? ''}`]
    : []
}

function headOf({ meeting, organizer, isNew, isSeries, isDropped, ends }: Told): string {
  if (ends?.how === 'CANCELLED')
    return `${organizer} has cancelled these meetings from ${timeWords(ends.named)} on. Those before it stand.`
  if (ends)
    return `${organizer} has changed these meetings after ${timeWords(ends.named)}. You are asked to the later ones in another mail.`
  if (isDropped)
    return isSeries
      ? `${organizer} no longer asks you to these meetings.`
      : `${organizer} no longer asks you to this meeting.`
  if (meeting.status === 'CANCELLED')
    return isSeries
      ? `${organizer} has cancelled this series of meetings.`
      : `${organizer} has cancelled this meeting.`
  if (isNew) return `${organizer} invites you.`
  return `${organizer} has changed this meeting.`
}
