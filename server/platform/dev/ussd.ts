import { randomUUID } from 'node:crypto'
import { normalizePhone } from '@gida/contract/shared/phone'
import type { FastifyInstance } from 'fastify'
import { fieldsOf, formPages, HTML, hidden } from '../http/pages/form-pages.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import type { Services } from '../services.ts'
import { drawDevPage } from './dev-page.ts'

const SERVICE_CODE = '*347*000#'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** A simulated phone that dials our USSD code, using the aggregator's protocol. */
export function ussdRoutes(app: FastifyInstance, services: Services): void {
  const { ussd } = services.config
  if (!ussd) return
  const send = async (fields: Record<string, string>): Promise<string> => {
    const payload = new URLSearchParams({ serviceCode: SERVICE_CODE, ...fields }).toString()
    return (await app.inject({ method: 'POST', url: `/ussd/${ussd.secret}`, headers: FORM, payload })).body
  }

  formPages(app, { drawNowhere: () => '' }, (pages) => {
    pages.get('/dev/ussd', hidden, (_request, reply) => reply.type(HTML).send(drawUssd('')))

    pages.post('/dev/ussd', hidden, async (request, reply) => {
      const fields = fieldsOf(request)
      const number = normalizePhone(fields.get('number') ?? '')
      if (!number) return reply.redirect('/dev/ussd', 303)
      const sessionId = fields.get('session') ?? randomUUID()
      const text = [fields.get('text'), fields.get('press')].filter(Boolean).join('*')
      const answer = await send({ sessionId, phoneNumber: number, text })
      return reply.type(HTML).send(drawUssd(number, { sessionId, text, answer }))
    })
  })
}

type Session = { sessionId: string; text: string; answer: string }

const drawUssd = (number: string, session?: Session): string =>
  drawDevPage(
    'USSD',
    `<p class="soft">Dial ${SERVICE_CODE} as anybody; to dial again is to have been cut off. Nothing leaves this machine.</p>
<form method="post"><label for="number">Phone</label> <input id="number" name="number" value="${escapeHtml(number)}" inputmode="tel"> <button>Dial</button></form>
${session ? drawScreen(number, session) : ''}`,
  )

function drawScreen(number: string, { sessionId, text, answer }: Session): string {
  const [, goesOn, screen = answer] = /^(CON|END) (.*)$/s.exec(answer) ?? []
  const hide = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  const next = `<form method="post">${hide('number', number)}${hide('session', sessionId)}${hide('text', text)}
<label for="press">Answer</label> <input id="press" name="press" required maxlength="160" autocomplete="off" autofocus> <button>Send</button></form>`
  return `<section class="phone" aria-label="Phone"><pre role="status">${escapeHtml(screen)}</pre>
<p class="soft">${[...screen].length} signs${goesOn === 'CON' ? '' : ', the end'}</p>${goesOn === 'CON' ? next : ''}</section>`
}
