import { lagosDay } from '@gida/contract/shared/dates'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../platform/errors/problem.ts'
import { addressOf } from '../../platform/http/address-of.ts'
import { fieldsOf, formPages, HTML, hidden } from '../../platform/http/pages/form-pages.ts'
import { processorsOf } from '../../platform/personal-data/processors.ts'
import type { Retention } from '../../platform/retention/retention.ts'
import type { Services } from '../../platform/services.ts'
import { listPlans, offeredOn } from '../subscriptions/index.ts'
import { drawContact, drawContactSent } from './contact-page.ts'
import { demoPages } from './demo/demo-pages.ts'
import { drawApiChanges, drawDevelopers } from './developers-page.ts'
import { drawHelp, drawHelpPage, drawNoHelp } from './help/draw-help.ts'
import { findHelpPage, HELP_PAGES } from './help/help-pages.ts'
import { drawLanding } from './landing-page.ts'
import { drawPrivacy, drawTerms } from './paper-pages.ts'
import { faultOf, sendContact } from './send-contact.ts'

const MINUTES_5 = 'public, max-age=300'
/** Pages in the sitemap. */
const ADDRESSES = [
  ...['/', '/homes', '/help', ...HELP_PAGES.map(({ slug }) => `/help/${slug}`)],
  ...[
    '/contact',
    '/privacy',
    '/terms',
    '/developers',
    '/developers/changes',
    '/status',
    '/r',
    '/verify',
    '/roots',
  ],
]

/** Public pages about Gida: complete documents that need no script. */
export const sitePages =
  (retention: readonly Retention[]) =>
  (app: FastifyInstance, services: Services): void => {
    const { http, supportEmail } = services.config
    const { publicUrl } = http
    const show = (address: string, draw: (query: Record<string, string>) => string) =>
      app.get(address, hidden, (request, reply) =>
        reply
          .type(HTML)
          .header('cache-control', MINUTES_5)
          .send(draw(request.query as Record<string, string>)),
      )
    app.get('/', hidden, async (request, reply) => {
      const { rent, units } = request.query as Record<string, string | string[] | undefined>
      const offered = await services.transaction('system', async (tx) => {
        const today = lagosDay(tx.now)
        return { plans: offeredOn(await listPlans(tx), today), today }
      })
      const asked = {
        rent: rent?.toString().slice(0, 40), // an array if given twice
        units: units?.toString().slice(0, 20),
        ...offered,
        hasDemo: hasDemo(services),
      }
      return reply.type(HTML).header('cache-control', MINUTES_5).send(drawLanding(publicUrl, asked))
    })
    show('/privacy', () => drawPrivacy(publicUrl, retention, processorsOf(services.config)))
    show('/terms', () => drawTerms(publicUrl))
    show('/developers', () => drawDevelopers(publicUrl))
    show('/developers/changes', () => drawApiChanges(publicUrl))
    show('/help', ({ q }) =>
      drawHelp(
        publicUrl,
        String(q ?? '')
          .trim()
          .slice(0, 80),
      ),
    )
    app.get('/help/:slug', hidden, (request, reply) => {
      const page = findHelpPage((request.params as { slug: string }).slug)
      reply.type(HTML).header('cache-control', page ? MINUTES_5 : 'no-store')
      return page ? reply.send(drawHelpPage(publicUrl, page)) : reply.code(404).send(drawNoHelp(publicUrl))
    })
    app.get('/robots.txt', hidden, (_, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', MINUTES_5).send(robots(publicUrl)),
    )
    app.get('/sitemap.xml', hidden, (_, reply) =>
      reply.type('application/xml').header('cache-control', MINUTES_5).send(sitemap(publicUrl)),
    )
    contactPages(app, services, { publicUrl, supportEmail })
    demoPages(app, services)
  }

function contactPages(
  app: FastifyInstance,
  services: Services,
  site: { publicUrl: string; supportEmail: string },
): void {
  formPages(app, { drawNowhere: () => drawContact(site) }, (scope) => {
    scope.get('/contact', hidden, (_, reply) => reply.type(HTML).send(drawContact(site)))
    scope.get('/contact/sent', hidden, (_, reply) => reply.type(HTML).send(drawContactSent(site.publicUrl)))
    scope.post('/contact', hidden, async (request, reply) => {
      const fields = fieldsOf(request)
      const field = (name: string) => (fields.get(name) ?? '').trim()
      const values = { name: field('name'), email: field('email'), message: field('message') }
      const fault = faultOf(values)
      if (fault)
        return reply
          .code(400)
          .type(HTML)
          .send(drawContact({ ...site, values, fault }))
      try {
        await services.transaction('system', (tx) =>
          sendContact(tx, values, { ip: addressOf(request), to: site.supportEmail }),
        )
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 429) throw error
        return reply
          .code(429)
          .type(HTML)
          .send(drawContact({ ...site, values, fault: 'tooMany' }))
      }
      return reply.redirect('/contact/sent', 303)
    })
  })
}

/** Also true inside a sandbox. */
const hasDemo = ({ sandboxes, config }: Services) => sandboxes !== null || config.sandbox !== null

const sitemap = (publicUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${ADDRESSES.map((address) => `<url><loc>${publicUrl}${address}</loc></url>`).join('')}</urlset>`

/** Excludes pages behind sign-in and the API. */
const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /dashboard\nDisallow: /api\n\nSitemap: ${publicUrl}/sitemap.xml\n`
