import { ListingQuery } from '@gida/contract/domains/applications/listing'
import { lagosDay } from '@gida/contract/shared/dates'
import { readAmount } from '@gida/contract/shared/read-naira'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { addressOf } from '../../../platform/http/address-of.ts'
import type { Services } from '../../../platform/services.ts'
import { photoKey } from '../listings/add-listing-photo.ts'
import { getListingBySlug, isPhotoShown, listShown, statesShown } from '../listings/listing-queries.ts'
import { presentMyApplication, presentPublicListing } from '../present.ts'
import { askAboutHome, faultIn } from '../questions/ask-about-home.ts'
import { submitApplication } from '../submit-application.ts'
import { getMyApplication, withdrawApplication } from '../withdraw-application.ts'
import { drawMyApplication, drawSent } from './application-page.ts'
import { drawNote } from './layout.ts'
import { drawListing, type Filled, type QuestionForm } from './listing-page.ts'
import { drawListings } from './listings-page.ts'
import { readForm, refilled } from './read-form.ts'
import { wordsFor } from './words/words.ts'

/** Not longer, since caches would keep showing a home that is let. */
const PHOTO_SECONDS = 86_400
const FORM = 'application/x-www-form-urlencoded'
const hidden = { schema: { hide: true } } as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Fields = Record<string, string>
/** The refused input of one of the two forms. */
type Typed = { filled?: Filled; asked?: QuestionForm }

/** Public pages: small complete documents for any phone and connection. */
export function listingPages(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config.http
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => services.transaction('system', work)

  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get('/homes', hidden, async (request, reply) => {
      const query = readQuery(request.query as Fields)
      const page = await asSystem(async (tx) => {
        const { rows, total } = await listShown(tx, query)
        const states = await statesShown(tx)
        const homes = rows.map(presentPublicListing)
        return drawListings({ words: wordsFor(request.headers), homes, total, states, query, publicUrl })
      })
      return send(reply, page, { seconds: 60 })
    })

    scope.get('/homes/applied', hidden, async (request, reply) => {
      const { code = '' } = request.query as Fields
      const words = wordsFor(request.headers)
      const isCode = /^[0-9A-Z]{8}$/.test(code)
      return send(reply, isCode ? drawSent(words, code) : drawNote(words, words.nowhere))
    })

    scope.get('/homes/:slug', hidden, async (request, reply) =>
      orNowhere(reply, () => showListing(request, reply)),
    )

    scope.post('/homes/:slug', hidden, async (request, reply) =>
      orNowhere(reply, async () => {
        const values = readFields(request.body)
        const words = wordsFor(request.headers)
        const read = readForm(words, values)
        if ('filled' in read) return showListing(request, reply.code(400), { filled: read.filled })
        const { slug } = request.params as Fields
        try {
          const { code } = await asSystem((tx) =>
            submitApplication(tx, services, slug ?? '', read.body, {
              address: addressOf(request),
              language: words.language,
            }),
          )
          return reply.redirect(`/homes/applied?code=${code}`, 303)
        } catch (error) {
          if (!(error instanceof Problem) || error.status === 404) throw error
          return showListing(request, reply.code(error.status), { filled: refilled(words, values, error) })
        }
      }),
    )

    scope.post('/homes/:slug/ask', hidden, async (request, reply) =>
      orNowhere(reply, async () => {
        const { name = '', reach = '', question = '' } = readFields(request.body)
        const values = { name: name.trim(), reach: reach.trim(), question: question.trim() }
        const fault = faultIn(values)
        if (fault) return showListing(request, reply.code(400), { asked: { values, fault } })
        const { slug = '' } = request.params as Fields
        try {
          await asSystem((tx) => askAboutHome(tx, slug, values, addressOf(request)))
        } catch (error) {
          if (!(error instanceof Problem) || error.status !== 429) throw error
          return showListing(request, reply.code(429), { asked: { values, fault: 'tooMany' } })
        }
        return reply.redirect('/homes/asked', 303)
      }),
    )

    scope.get('/homes/asked', hidden, ({ headers }, reply) => {
      const words = wordsFor(headers)
      return send(reply, drawNote(words, words.ask.sent))
    })

    scope.get('/homes/applications/:token', hidden, async (request, reply) =>
      orNowhere(reply, async () => {
        const { token = '' } = request.params as Fields
        const mine = await asSystem((tx) => getMyApplication(tx, token))
        const page = drawMyApplication(wordsFor(request.headers), presentMyApplication(mine), token)
        return send(reply, page)
      }),
    )

    scope.post('/homes/applications/:token/withdraw', hidden, async (request, reply) =>
      orNowhere(reply, async () => {
        const { token = '' } = request.params as Fields
        await asSystem((tx) => withdrawApplication(tx, token)).catch((error: unknown) => {
          if (!(error instanceof Problem) || error.status !== 409) throw error // the page then shows the status
        })
        return reply.redirect(`/homes/applications/${encodeURIComponent(token)}`, 303)
      }),
    )

    scope.get('/homes/photos/:file', hidden, async (request, reply) =>
      orNowhere(reply, () => sendPhoto(services, (request.params as Fields).file ?? '', reply)),
    )
  })

  async function showListing(request: FastifyRequest, reply: FastifyReply, typed: Typed = {}) {
    const { slug = '' } = request.params as Fields
    const { row, now } = await asSystem(async (tx) => ({
      row: await getListingBySlug(tx, slug),
      now: tx.now,
    }))
    const words = wordsFor(request.headers)
    if (!row.is_shown) return send(reply.code(410), drawNote(words, words.gone))
    const home = presentPublicListing(row)
    const page = drawListing({ words, home, publicUrl, today: lagosDay(now), ...typed })
    return send(reply, page, request.method === 'GET' ? { seconds: 60 } : {})
  }
}

async function sendPhoto(services: Services, file: string, reply: FastifyReply): Promise<FastifyReply> {
  const [, id = '', size = ''] = /^(.{36})-(480|1280)\.webp$/.exec(file) ?? []
  const isShown = UUID.test(id) && (await services.transaction('system', (tx) => isPhotoShown(tx, id)))
  const bytes = isShown ? await services.files.get(photoKey(id, Number(size))) : null
  if (!bytes) return send(reply.code(404), nowhere(reply))
  return reply
    .type('image/webp')
    .header('cache-control', `public, max-age=${PHOTO_SECONDS}, immutable`)
    .send(Buffer.from(bytes))
}

function send(reply: FastifyReply, page: string, { seconds }: { seconds?: number } = {}): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', seconds ? `public, max-age=${seconds}` : 'no-store')
    .header('vary', 'cookie, accept-language')
    .send(page)
}

/** Shows a missing listing as a page with a link, not as JSON. */
async function orNowhere(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return send(reply.code(404), nowhere(reply))
    throw error
  }
}

function nowhere({ request }: FastifyReply): string {
  const words = wordsFor(request.headers)
  return drawNote(words, words.nowhere)
}

/** Ignores invalid filters, since people edit addresses. */
function readQuery(fields: Fields): ListingQuery {
  const rent = readAmount(String(fields.max_rent ?? '')) // an array if given twice
  const wanted = Object.entries({ ...fields, max_rent: typeof rent === 'number' ? String(rent) : '' })
  const given = Object.fromEntries(wanted.filter(([, value]) => typeof value === 'string' && value !== ''))
  const read = ListingQuery.safeParse({ ...given, limit: 20 })
  return read.success ? read.data : ListingQuery.parse({})
}

const readFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
    : {}
