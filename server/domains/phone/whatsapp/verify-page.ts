import { timingSafeEqual } from 'node:crypto'
import { notifications } from '@gida/contract/domains/notifications/endpoints'
import type { Pages } from '../../../platform/domain.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { API } from '../../../platform/http/mount.ts'
import { hidden } from '../../../platform/http/pages/form-pages.ts'
import { digest } from '../digest.ts'

/** Meta's verification of the webhook address: checks our token and echoes the challenge. */
export const whatsappPages: Pages = (app, { config: { whatsapp } }) => {
  if (!whatsapp) return
  const ours = digest(whatsapp.verifyToken)
  app.get(API + notifications.receiveWhatsapp.path, hidden, (request, reply) => {
    const said = request.query as Record<string, unknown>
    const isOurs = timingSafeEqual(digest(String(said['hub.verify_token'])), ours)
    if (!isOurs || said['hub.mode'] !== 'subscribe') throw problem('PERMISSION_DENIED')
    return reply.type('text/plain; charset=utf-8').send(String(said['hub.challenge']).slice(0, 200))
  })
}
