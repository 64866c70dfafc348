import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { html } from '../../../platform/http/pages/html.ts'
import type { OfferedTime, PollRow } from '../polls/poll-queries.ts'
import { timeWords } from '../time-words.ts'
import { words } from './words.ts'

export type AskedWhen = { poll: PollRow; times: readonly OfferedTime[]; name: string; organizer: string }

const { polls: says } = words
const head = { text: words.head, link: '/' }

/** What a mailed link opens: the times, each to be ticked. Looking chooses nothing. */
export function drawPollPage({ poll, times, name, organizer }: AskedWhen): string {
  const title = poll.has_answered ? says.answered : says.asks(organizer)
  return drawPage({
    title,
    head,
    isPrivate: true,
    body: html`<div><h1>${title}</h1><p class="soft">${name}</p></div>
<div class="card"><h2>${poll.title}</h2>
${poll.location && html`<p class="soft">${poll.location}</p>`}
${poll.agenda && html`<p class="text">${poll.agenda}</p>`}</div>
${poll.status === 'OPEN' ? form(times, poll.has_answered) : html`<p class="wrong">${says.closed[poll.status]}</p>`}`,
  })
}

const form = (
  times: readonly OfferedTime[],
  hasAnswered: boolean,
) => html`<form method="post"><h2>${says.choose}</h2>
<p class="soft">${words.lagos}</p>
${times.map((time) => html`<label class="check"><input type="checkbox" name="time" value="${time.starts_at.toISOString()}"${time.is_chosen && html` checked`}>${timeWords(time)}</label>`)}
<button>${says.send}</button>
</form>
<p class="soft small">${says.none} ${hasAnswered && says.again}</p>`
