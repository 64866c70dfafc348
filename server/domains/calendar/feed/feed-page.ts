import { FETCHES_AN_HOUR } from '@gida/contract/domains/calendar/rules'
import type { FastifyInstance } from 'fastify'
import { actFor } from '../../../platform/access/act-for.ts'
import { permissionsOf } from '../../../platform/access/tokens.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { getUser, rightsOf } from '../../users/index.ts'
import { findFeed } from './feed-token.ts'
import { writeFeed } from './write-feed.ts'

/** The calendar feed. Calendar programs send no headers, so the token is part of the address, which is never logged. */
export function calendarFeedPage(app: FastifyInstance, services: Services): void {
  app.get('/cal/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file = '' } = request.params as { file?: string }
    const token = file.replace(/\.ics$/, '')
    const text = await services.transaction('system', (tx) => readFeed(tx, services, token))
    const etag = `"${sha256(text).toString('base64url')}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}

/** Finds the owner with system rights, then reads with their present permissions. */
async function readFeed(tx: Tx, { config }: Services, token: string): Promise<string> {
  const who = await findFeed(tx, token)
  if (!who) throw problem('NOT_FOUND')
  const { user_id } = who
  await spendAllowance(tx, { name: 'calendar_feed', spender: user_id, most: FETCHES_AN_HOUR, seconds: 3600 })
  const user = await getUser(tx, user_id)
  if (user.status === 'INACTIVE') throw problem('NOT_FOUND')
  await actFor(tx, who)
  const { role, rights_version } = user
  const permissions = permissionsOf(rightsOf(user))
  return writeFeed(tx, { user_id, session_id: '', role, rights_version, permissions }, config.http.publicUrl)
}
