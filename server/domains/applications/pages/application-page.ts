import type { MyApplication } from '@gida/contract/domains/applications/application'
import { html } from '../../../platform/http/pages/html.ts'
import { drawPage } from './layout.ts'
import type { PageWords } from './words/words.ts'

/** The page shown after submitting. */
export const drawSent = (words: PageWords, code: string): string =>
  drawPage(words, {
    title: words.sent.title,
    isPrivate: true,
    body: html`<div><h1>${words.sent.title}</h1><p>${words.sent.code(code)}</p></div>
<p class="good">${words.sent.note}</p><p><a class="button second" href="/homes">${words.back}</a></p>`,
  })

/** The page behind the private link: status and withdrawal. */
export function drawMyApplication(words: PageWords, mine: MyApplication, token: string): string {
  const { title, of, states, reason, withdraw, withdrawNote } = words.mine
  return drawPage(words, {
    title: title(mine.code),
    isPrivate: true,
    body: html`<div><h1>${title(mine.code)}</h1><p class="soft">${of(mine.headline, mine.full_name)}</p></div>
<section class="card"><p class="${mine.status === 'APPROVED' && 'good'}"><b>${states[mine.status]}</b></p>
${mine.reason && html`<p>${reason(mine.reason)}</p>`}</section>
${
  mine.can.withdraw &&
  html`<form method="post" action="/homes/applications/${token}/withdraw"><p class="soft small">${withdrawNote}</p><button class="second">${withdraw}</button></form>`
}`,
  })
}
