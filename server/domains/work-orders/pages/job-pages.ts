import {
  MOST_WORK_FILE_BYTES,
  WORK_FILE_KINDS,
  type WorkFileKind,
} from '@gida/contract/domains/work-orders/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem } from '../../../platform/errors/problem.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import { fieldsOf, formPages, HTML, hidden, tokenOf } from '../../../platform/http/pages/form-pages.ts'
import { readUpload } from '../../../platform/http/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { keepWorkFile } from '../files/add-file.ts'
import { acceptOffer, declineOffer, finishJob, proposeTime, startJob } from '../offers/answer-offer.ts'
import { bindPhone, isItsPhone, sendCode, tryCode } from '../offers/device.ts'
import { findOfferByToken, type OfferRow, phaseOf } from '../offers/find-offer.ts'
import { sendQuote } from '../quotes/send-quote.ts'
import { drawJob, drawOtherPhone, drawSaid } from './job-page.ts'
import { type Refused, readPrice } from './price-form.ts'
import { photosOfRequest, readJob } from './read-job.ts'
import { words } from './words.ts'

const LAGOS = '+01:00'
const KEPT_SECONDS = 90 * 86_400

/** The page of the link that a vendor was sent: no account, no script. Looking changes nothing, a button acts. */
export function jobPages(app: FastifyInstance, services: Services): void {
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => services.transaction('system', work)
  const keptBy = (request: FastifyRequest, { id }: OfferRow) =>
    readCookie(request.headers.cookie, cookieOf(id))
  const find = (request: FastifyRequest, counts = false) =>
    asSystem(async (tx) => {
      await spendAllowance(tx, { name: 'work_page', spender: request.ip, most: 300, seconds: 300 })
      if (counts)
        await spendAllowance(tx, { name: 'work_act', spender: tokenOf(request), most: 30, seconds: 300 })
      const offer = await findOfferByToken(tx, tokenOf(request))
      return { offer, phase: phaseOf(offer, tx.now) }
    })
  const show = async (request: FastifyRequest, reply: FastifyReply, refused?: Refused) => {
    const job = await asSystem((tx) => readJob(tx, tokenOf(request)))
    const isOver = job.phase === 'OVER' || job.phase === 'LOST'
    const code = isOver ? 410 : refused ? 400 : 200
    return reply
      .code(code)
      .type(HTML)
      .send(drawJob(job, tokenOf(request), refused))
  }
  /** Whether this phone may see who lives there; of what is over there is nothing to see. */
  const isOpenTo = (request: FastifyRequest, { offer, phase }: Awaited<ReturnType<typeof find>>) =>
    phase === 'OVER' || phase === 'LOST' || isItsPhone(offer, keptBy(request, offer))

  formPages(app, { drawNowhere: () => drawSaid(words.nowhere), takesFiles: true }, (scope) => {
    scope.get('/j/:token', hidden, async (request, reply) =>
      orOften(reply, async () => {
        const found = await find(request)
        if (isOpenTo(request, found)) return show(request, reply)
        const { code } = request.query as { code?: string }
        return reply
          .type(HTML)
          .send(drawOtherPhone({ ...found, token: tokenOf(request), isSent: code === 'sent' }))
      }),
    )

    scope.post('/j/:token', hidden, async (request, reply) =>
      orOften(reply, async () => {
        const token = tokenOf(request)
        const fields = fieldsOf(request)
        const act = fields.get('act') ?? ''
        const found = await find(request, true)
        const { id } = found.offer
        const keep = async (kept: string) =>
          void reply.header(
            'set-cookie',
            writeCookie(services.config, { name: cookieOf(id), path: '/j/', seconds: KEPT_SECONDS }, kept),
          )
        if (!isOpenTo(request, found)) {
          if (act === 'open') {
            const kept = await asSystem(async (tx) =>
              (await tryCode(tx, found.offer, fields.get('code') ?? '')) ? bindPhone(tx, id) : null,
            )
            const told = { ...found, token, isSent: true, fault: words.wrongCode }
            if (kept === null) return reply.code(400).type(HTML).send(drawOtherPhone(told))
            await keep(kept)
            return reply.redirect(`/j/${token}`, 303)
          }
          if (act === 'code') await asSystem((tx) => sendCode(tx, found.offer))
          return reply.redirect(`/j/${token}${act === 'code' ? '?code=sent' : ''}`, 303)
        }
        try {
          const kept = await asSystem((tx) => answer(tx, id, act, fields))
          if (kept !== null) await keep(kept)
        } catch (error) {
          if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error
          return show(request, reply, refusedBy(error, fields))
        }
        return reply.redirect(`/j/${token}`, 303)
      }),
    )

    scope.post(
      '/j/:token/photos',
      { ...hidden, bodyLimit: MOST_WORK_FILE_BYTES + 1_000_000 },
      async (request, reply) =>
        orOften(reply, async () => {
          const found = await find(request, true)
          const { order_id, vendor_id } = found.offer
          if (!isOpenTo(request, found) || found.phase !== 'MINE')
            return reply.redirect(`/j/${tokenOf(request)}`, 303)
          try {
            const { file, fields } = await readUpload(request, {
              field: 'file',
              most_bytes: MOST_WORK_FILE_BYTES,
            })
            const kind = kindOf((fields as { kind?: string }).kind)
            await keepWorkFile(services, 'system', { order_id, file, kind, by: { vendor_id } })
          } catch (error) {
            if (!(error instanceof Problem) || error.status >= 500) throw error
            return show(request, reply, refusedBy(error, new URLSearchParams()))
          }
          return reply.redirect(`/j/${tokenOf(request)}`, 303)
        }),
    )

    scope.get('/j/:token/photos/:id', hidden, async (request, reply) =>
      orOften(reply, async () => {
        const found = await find(request)
        const { id } = request.params as { id: string }
        const photos = await asSystem((tx) => photosOfRequest(tx, found.offer))
        const isShown =
          isOpenTo(request, found) && found.phase !== 'OVER' && found.phase !== 'LOST' && photos.includes(id)
        const bytes = isShown ? await services.files.get(`maintenance/${id}/preview`) : null
        return reply.type('image/webp').send(Buffer.from(orNotFound(bytes)))
      }),
    )
  })
}

const cookieOf = (offer_id: string) => `gida_job_${offer_id.slice(-12)}`
const kindOf = (kind: string | undefined): WorkFileKind =>
  WORK_FILE_KINDS.find((one) => one === kind) ?? 'OTHER'

/** Does what a button says. Answers what the phone keeps from now on, where this made it the one phone of the job. */
async function answer(tx: Tx, id: string, act: string, fields: URLSearchParams): Promise<string | null> {
  const note = (fields.get('note') ?? '').trim().slice(0, 500)
  if (act === 'take') {
    await acceptOffer(tx, id)
    return bindPhone(tx, id)
  }
  if (act === 'price') {
    await sendQuote(tx, id, readPrice(fields))
    return null
  }
  if (act === 'cannot') await declineOffer(tx, id, note)
  if (act === 'time') await proposeTime(tx, id, new Date(`${fields.get('at') ?? ''}:00${LAGOS}`))
  if (act === 'start') await startJob(tx, id)
  if (act === 'done') await finishJob(tx, id, note)
  return null
}

function refusedBy({ message, details }: Problem, fields: URLSearchParams): Refused {
  const [first] = Array.isArray(details) ? (details as { message?: string }[]) : []
  const is_mistyped = (details as { is_mistyped?: boolean } | undefined)?.is_mistyped === true
  return { message: first?.message ?? message, fields, is_mistyped }
}

/** Too many at once is a page that says so. */
async function orOften(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 429) throw error
    if (error.retryAfter) reply.header('retry-after', error.retryAfter)
    return reply.code(429).type(HTML).send(drawSaid(words.often))
  }
}
