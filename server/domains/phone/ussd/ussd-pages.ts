import { timingSafeEqual } from 'node:crypto'
import type { Pages } from '../../../platform/domain.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { fieldsOf, formPages, hidden, tokenOf } from '../../../platform/http/pages/form-pages.ts'
import { digest } from '../digest.ts'
import { answerUssd } from './answer-ussd.ts'

const MOST_TYPED = 500

/** Endpoint for the aggregator's keypresses. It signs nothing, so the address contains a secret; not mounted without one. */
export const ussdPages: Pages = (app, services) => {
  const { ussd } = services.config
  if (!ussd) return
  const secret = digest(ussd.secret)
  formPages(app, { drawNowhere: () => '' }, (pages) => {
    pages.post('/ussd/:token', hidden, async (request, reply) => {
      if (!timingSafeEqual(digest(tokenOf(request)), secret)) throw problem('NOT_FOUND')
      const fields = fieldsOf(request)
      const [session_id, phone] = [fields.get('sessionId') ?? '', fields.get('phoneNumber') ?? '']
      const text = fields.get('text') ?? ''
      if (!session_id || session_id.length > 200 || text.length > MOST_TYPED)
        throw problem('MALFORMED_REQUEST')
      const answer = await answerUssd(services, { session_id, phone, text })
      return reply.type('text/plain; charset=utf-8').send(answer)
    })
  })
}
