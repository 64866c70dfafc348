import {
  MOST_WORK_FILE_BYTES,
  WORK_FILE_KINDS,
  type WorkFileKind,
} from '@gida/contract/domains/work-orders/rules'
import { ClientId } from '@gida/contract/shared/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem } from '../../../platform/errors/problem.ts'
import { addressOf } from '../../../platform/http/address-of.ts'
import { readUpload } from '../../../platform/http/bodies/uploads.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import { fieldsOf, formPages, HTML, hidden, tokenOf } from '../../../platform/http/pages/form-pages.ts'
import type { Services } from '../../../platform/services.ts'
import { findSentFile, keepWorkFile } from '../files/add-file.ts'
import { acceptOffer, declineOffer, finishJob, proposeTime, startJob } from '../offers/answer-offer.ts'
import { bindPhone, isItsPhone, sendCode, tryCode } from '../offers/device.ts'
import { findOfferByToken, type JobPhase, type OfferRow, phaseOf } from '../offers/find-offer.ts'
import { sendQuote } from '../quotes/send-quote.ts'
import { drawJob, drawOtherPhone, drawSaid } from './job-page.ts'
import { type Refused, readPrice } from './price-form.ts'
import { photosOfRequest, readJob } from './read-job.ts'
import { words } from './words.ts'

type Found = { offer: OfferRow; phase: JobPhase }

const LAGOS = '+01:00'
const KEPT_SECONDS = 90 * 86_400

/** The pages behind a vendor's link, without account or script. GET changes nothing; POST acts. */
export function jobPages(app: FastifyInstance, services: Services): void {
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => services.transaction('system', work)
  const keptBy = (request: FastifyRequest, { id }: OfferRow) =>
    readCookie(request.headers.cookie, cookieOf(id))
  const find = (request: FastifyRequest, counts = false) =>
    asSystem(async (tx) => {
      await spendAllowance(tx, { name: 'work_page', spender: addressOf(request), most: 300, seconds: 300 })
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
  /** Stores a photo once, by its key, also when it is sent again after the job has moved on. */
  const keepPhoto = async (request: FastifyRequest, { offer, phase }: Found) => {
    const { order_id, vendor_id } = offer
    const wanted = { field: 'file', most_bytes: MOST_WORK_FILE_BYTES }
    const { file, fields } = await readUpload(request, wanted)
    const { kind, key } = fields as { kind?: string; key?: string }
    const client_id = keyOf(key)
    if (await asSystem((tx) => findSentFile(tx, order_id, client_id))) return
    if (phase !== 'MINE') throw new Problem('ILLEGAL_STATE', { message: words.photoLate })
    const sent = { order_id, file, kind: kindOf(kind), by: { vendor_id }, client_id }
    await keepWorkFile(services, 'system', sent)
  }
  /** Whether this phone may see the tenant's data. Closed and lost jobs show none, so any phone may open them. */
  const isOpenTo = (request: FastifyRequest, { offer, phase }: Found) =>
    phase === 'OVER' || phase === 'LOST' || isItsPhone(offer, keptBy(request, offer))

  /** Tells the sender plainly that their submission was not accepted. */
  const refuseOtherPhone = (request: FastifyRequest, reply: FastifyReply, { offer }: Found) =>
    reply
      .code(403)
      .type(HTML)
      .send(drawOtherPhone({ offer, token: tokenOf(request), isSent: false }))

  /** Redirects to the page; sets the cookie if this phone was just bound to the job. */
  const keep = (request: FastifyRequest, reply: FastifyReply, { offer }: Found, kept: string | null) => {
    const cookie = { name: cookieOf(offer.id), path: '/j/', seconds: KEPT_SECONDS }
    if (kept) reply.header('set-cookie', writeCookie(services.config, cookie, kept))
    return reply.redirect(`/j/${tokenOf(request)}`, 303)
  }

  /** For a phone that did not accept: sends a code, or opens the page with one. */
  const openHere = async (request: FastifyRequest, reply: FastifyReply, found: Found) => {
    const [fields, token] = [fieldsOf(request), tokenOf(request)]
    const { offer } = found
    if (fields.get('act') === 'code') {
      await asSystem((tx) => sendCode(tx, offer))
      return reply.redirect(`/j/${token}?code=sent`, 303)
    }
    if (fields.get('act') !== 'open') return refuseOtherPhone(request, reply, found)
    const kept = await asSystem(async (tx) =>
      (await tryCode(tx, offer, fields.get('code') ?? '')) ? bindPhone(tx, offer.id) : null,
    )
    if (kept) return keep(request, reply, found, kept)
    const told = { offer, token, isSent: true, fault: words.wrongCode }
    return reply.code(400).type(HTML).send(drawOtherPhone(told))
  }

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
        const fields = fieldsOf(request)
        const found = await find(request, true)
        if (hasTaken(found, fields)) return keep(request, reply, found, fields.get('key') ?? '')
        if (!isOpenTo(request, found)) return openHere(request, reply, found)
        try {
          const kept = await asSystem((tx) => answer(tx, found.offer.id, fields))
          return keep(request, reply, found, kept)
        } catch (error) {
          if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error
          const now = await find(request) // another phone may have been first
          if (hasTaken(now, fields)) return keep(request, reply, now, fields.get('key') ?? '')
          return isOpenTo(request, now)
            ? show(request, reply, refusedBy(error, fields))
            : refuseOtherPhone(request, reply, now)
        }
      }),
    )

    scope.post(
      '/j/:token/photos',
      { ...hidden, bodyLimit: MOST_WORK_FILE_BYTES + 1_000_000 },
      async (request, reply) =>
        orOften(reply, async () => {
          const found = await find(request, true)
          if (!isOpenTo(request, found)) return refuseOtherPhone(request, reply, found)
          try {
            await keepPhoto(request, found)
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

/** The submitted key, or undefined if it is not valid. */
const keyOf = (key: unknown): string | undefined => ClientId.safeParse(key).data

/** Whether this page has accepted already: the button was pressed twice or the response was lost. */
const hasTaken = ({ offer }: Found, fields: URLSearchParams): boolean =>
  fields.get('act') === 'take' &&
  offer.state === 'ACCEPTED' &&
  isItsPhone(offer, fields.get('key') ?? undefined)

/** Runs a button's action. Returns the key to store on this phone if it was just bound to the job. */
async function answer(tx: Tx, id: string, fields: URLSearchParams): Promise<string | null> {
  const act = fields.get('act')
  const note = (fields.get('note') ?? '').trim().slice(0, 500)
  if (act === 'take') {
    await acceptOffer(tx, id)
    return bindPhone(tx, id, keyOf(fields.get('key')))
  }
  if (act === 'price') {
    await sendQuote(tx, id, readPrice(fields))
    return null
  }
  if (act === 'cannot') await declineOffer(tx, id, note)
  if (act === 'time') await proposeTime(tx, id, new Date(`${fields.get('at') ?? ''}:00${LAGOS}`))
  if (act === 'start') await startJob(tx, id)
  if (act === 'done') await finishJob(tx, id, { note, client_id: keyOf(fields.get('key')) })
  return null
}

function refusedBy({ message, details }: Problem, fields: URLSearchParams): Refused {
  const [first] = Array.isArray(details) ? (details as { message?: string }[]) : []
  const is_mistyped = (details as { is_mistyped?: boolean } | undefined)?.is_mistyped === true
  return { message: first?.message ?? message, fields, is_mistyped }
}

/** Shows rate-limit errors as a page. */
async function orOften(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 429) throw error
    if (error.retryAfter) reply.header('retry-after', error.retryAfter)
    return reply.code(429).type(HTML).send(drawSaid(words.often))
  }
}
