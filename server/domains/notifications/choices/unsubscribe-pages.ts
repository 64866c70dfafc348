import { CHOICE_KINDS } from '@gida/contract/domains/notifications/choices'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Tx } from '../../../platform/db/db.ts'
import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { type Html, html } from '../../../platform/http/pages/html.ts'
import { readUnsubscribeToken, type Subscription } from '../../../platform/mail/unsubscribe.ts'
import type { Services } from '../../../platform/services.ts'
import { updateNotificationChoices } from './update-notification-choices.ts'

const PATH = '/unsubscribe/:token'

/**
 * The unsubscribe link of mails and the button of mail programs (RFC 8058), without sign-in. GET changes nothing, since mail
 * scanners follow links; POST unsubscribes.
 */
export function unsubscribePages(app: FastifyInstance, services: Services): void {
  const of = (params: unknown) => readUnsubscribeToken(services, (params as { token: string }).token)
  const unknown = (reply: FastifyReply) =>
    send(reply.code(404), page('This link is incomplete', html`<p>Open it from the mail again.</p>`))
  const schema = { hide: true }

  app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.get(PATH, { schema }, async ({ params }, reply) => {
      if (!of(params)) return unknown(reply)
      const button = html`<form method="post"><button>Stop these mails</button></form>`
      return send(
        reply,
        page('No more mails like this?', html`<p>You can still read everything in Gida.</p>${button}`),
      )
    })

    scope.post(PATH, { schema }, async ({ params }, reply) => {
      const found = of(params)
      if (!found) return unknown(reply)
      await services.transaction('system', (tx) => unsubscribe(tx, found))
      return send(
        reply,
        page(
          'You will get no more mails like this',
          html`<p>You can change that in Gida under Settings, Notifications.</p>`,
        ),
      )
    })
  })
}

async function unsubscribe(tx: Tx, { user_id, kind }: Subscription): Promise<void> {
  const kinds = CHOICE_KINDS.filter((one) => one === kind || kind === 'digest')
  const choices = kinds.map((one) => ({ kind: one, channel: 'EMAIL' as const, is_on: false }))
  const isThere = await tx.selectFrom('users').select('id').where('id', '=', user_id).executeTakeFirst()
  if (isThere)
    await updateNotificationChoices(tx, user_id, {
      choices,
      ...(kind === 'digest' && { wants_digest: false }),
    })
}

const send = (reply: FastifyReply, body: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body)

const page = (title: string, body: Html): string =>
  drawPage({
    title,
    head: { text: 'Gida', link: '/' },
    isPrivate: true,
    body: html`<div><h1>${title}</h1>${body}</div>`,
  })
