import { ANSWERS, type Answer, isOpen } from '@gida/contract/domains/meetings/rules'
import type { Language } from '@gida/contract/shared/language'
import type { FastifyRequest } from 'fastify'
import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { html } from '../../../platform/http/pages/html.ts'
import { readersLanguage } from '../../../platform/http/pages/page-language.ts'
import { whereOf } from '../mail/meeting-mail.ts'
import type { MeetingRow } from '../queries.ts'
import { timeWords } from '../time-words.ts'
import type { MeetingWords } from '../words/en.ts'
import { meetingWords } from '../words/words.ts'

export type AnswerPageFacts = { meeting: MeetingRow; name: string; organizer: string; now: Date }

const head = { text: 'Gida', link: '/' }

/** The page behind a mailed link: the meeting and three buttons. GET records nothing; `meant` is only shown first. */
export function drawAnswerPage(
  language: Language,
  { meeting, name, organizer, now }: AnswerPageFacts,
  meant?: Answer,
): string {
  const words = meetingWords[language]
  const title = meeting.my_answer ? words.said[meeting.my_answer] : words.asks(organizer)
  const place = whereOf(meeting)
  return drawPage({
    ...{ title, language, head, isPrivate: true },
    body: html`<div><h1>${title}</h1><p class="soft">${name}</p></div>
<div class="card"><h2>${meeting.title}</h2>
<p>${timeWords(meeting, language)}, ${words.lagos}</p>
${place && html`<p class="soft">${place}</p>`}
${meeting.agenda && html`<p class="text">${meeting.agenda}</p>`}</div>
${isOpen(meeting, now) ? form(words, { meeting, organizer }, meant) : closed(words, meeting)}`,
  })
}

export function drawNowhere({ headers }: FastifyRequest): string {
  const language = readersLanguage(headers)
  const { title, note } = meetingWords[language].nowhere
  return drawPage({
    ...{ title, language, head, isPrivate: true },
    body: html`<div><h1>${title}</h1><p class="soft">${note}</p></div>`,
  })
}

function form(
  words: MeetingWords,
  { meeting, organizer }: Pick<AnswerPageFacts, 'meeting' | 'organizer'>,
  meant?: Answer,
) {
  const chosen = meant ?? meeting.my_answer
  const ordered = ANSWER_ORDER.toSorted((a, b) => Number(b === chosen) - Number(a === chosen))
  return html`<form method="post"><h2>${words.choose}</h2>
<label>${words.note(organizer)} (${words.mayBeEmpty})<textarea name="note" rows="2" maxlength="500">${meeting.my_note}</textarea></label>
${ordered.map((answer) => html`<button name="answer" value="${answer}"${answer !== (chosen ?? 'ACCEPTED') && html` class="second"`}>${words.answers[answer]}</button>`)}
</form>
<p class="soft small">${meeting.recurrence && `${words.oneDate} `}${meeting.my_answer && words.again}</p>`
}

const ANSWER_ORDER: readonly Answer[] = ['ACCEPTED', 'TENTATIVE', 'DECLINED']

const closed = (words: MeetingWords, { status, cancel_reason }: MeetingRow) =>
  html`<p class="wrong">${status === 'CANCELLED' ? words.cancelled(cancel_reason ?? '') : words.over}</p>`

export const isAnswer = (text: string | undefined): text is Answer =>
  ANSWERS.some((answer) => answer === text)
