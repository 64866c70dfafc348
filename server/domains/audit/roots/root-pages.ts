import { formatDay } from '@gida/contract/shared/dates'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { html } from '../../../platform/http/pages/html.ts'
import type { Services } from '../../../platform/services.ts'
import { getRoot, listRoots, listVerifiers, noteOf, type RootRow } from './root-queries.ts'

/** Publishes each day's signed root; a copy kept elsewhere proves that nothing was changed since. */
export function rootPages(app: FastifyInstance, services: Services): void {
  const read = <T>(work: Parameters<typeof services.transaction<T>>[1]) =>
    services.transaction('system', work)
  const text = (reply: FastifyReply, body: string) => reply.type('text/plain; charset=utf-8').send(body)

  app.get('/roots', { schema: { hide: true } }, async (_, reply) => {
    const { roots, verifiers } = await read(async (tx) => ({
      roots: await listRoots(tx, SHOWN),
      verifiers: await listVerifiers(tx),
    }))
    return reply
      .type('text/html; charset=utf-8')
      .send(drawRoots(roots, verifiers, services.config.http.publicUrl))
  })
  app.get('/roots/all.txt', { schema: { hide: true } }, async (_, reply) =>
    text(reply, (await read((tx) => listRoots(tx))).toReversed().map(noteOf).join('\n')),
  )
  app.get<{ Params: { day: string } }>(
    '/roots/:day(^\\d{4}-\\d{2}-\\d{2}).txt',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const root = await read((tx) => getRoot(tx, params.day))
      return root ? text(reply, noteOf(root)) : text(reply.code(404), 'No root was signed for this day.\n')
    },
  )
}

/** Rows on the page; the file has all. */
const SHOWN = 400

const drawRoots = (roots: readonly RootRow[], verifiers: readonly string[], publicUrl: string): string =>
  drawPage({
    title: 'Roots of the audit log',
    about: {
      description:
        'One signed number for each day of the audit log: who keeps it can tell whether anything was changed.',
      url: `${publicUrl}/roots`,
      image: `${publicUrl}/front/preview.jpg`,
      crumbs: [['Roots of the audit log', '/roots']],
    },
    head: { text: 'Gida', link: '/' },
    body: html`<h1>Roots of the audit log</h1>
<p>Every change to money, leases, documents, people and settings is an entry in a log. Each night one number, the root, is worked out of
all entries of the day, signed, and shown here. Who keeps a root can tell later whether any entry of that day was changed.</p>
<a class="button second" href="/roots/all.txt" download>All roots in one file</a>
${
  verifiers.length > 0 &&
  html`<h2>Public keys</h2>
<ul>${verifiers.map((verifier) => html`<li><code>${verifier}</code></li>`)}</ul>`
}
<h2>Days</h2>
${roots.length === 0 && html`<p>No day is over yet.</p>`}
<ul>${roots.map(
      ({ day, first_number, last_number, text }) =>
        html`<li><a href="/roots/${day}.txt" download>${formatDay(day)}</a>: entries ${first_number} to ${last_number}<br>
<code>${text.split('\n')[2]}</code></li>`,
    )}</ul>`,
  })
