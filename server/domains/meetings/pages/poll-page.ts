import type { Language } from '@gida/contract/shared/language'
import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { html } from '../../../platform/http/pages/html.ts'
import type { OfferedTime, PollRow } from '../polls/poll-queries.ts'
import { timeWords } from '../time-words.ts'
import { meetingWords } from '../words/words.ts'

export type AskedWhen = { poll: PollRow; times: readonly OfferedTime[]; name: string; organizer: string }

const head = { text: 'Gida', link: '/' }

/** The page behind a mailed link: the times with checkboxes. GET records nothing. */
export function drawPollPage(language: Language, { poll, times, name, organizer }: AskedWhen): string {
  const words = meetingWords[language]
  const { polls: says } = words
  const title = poll.has_answered ? says.answered : says.asks(organizer)
  return drawPage({
    ...{ title, language, head, isPrivate: true },
    body: html`<div><h1>${title}</h1><p class="soft">${name}</p></div>
<div class="card"><h2>${poll.title}</h2>
${poll.location && html`<p class="soft">${poll.location}</p>`}
${poll.agenda && html`<p class="text">${poll.agenda}</p>`}</div>
${poll.status === 'OPEN' ? form(language, times, poll.has_answered) : html`<p class="wrong">${says.closed[poll.status]}</p>`}`,
  })
}

const form = (language: Language, times: readonly OfferedTime[], hasAnswered: boolean) => {
  const { polls: says, lagos } = meetingWords[language]
  return html`<form method="post"><h2>${says.choose}</h2>
<p class="soft">${lagos}</p>
${times.map((time) => html`<label class="check"><input type="checkbox" name="time" value="${time.starts_at.toISOString()}"${time.is_chosen && html` checked`}>${timeWords(time, language)}</label>`)}
<button>${says.send}</button>
</form>
<p class="soft small">${says.none} ${hasAnswered && says.again}</p>`
}
