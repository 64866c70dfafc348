import { createHmac, timingSafeEqual } from 'node:crypto'
import { LINK_MINUTES } from '@gida/contract/domains/documents/rules'
import { actFor } from '../../../platform/access/act-for.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import { findFile, sendFile } from './document-file.ts'

/** The person, document and version of a link, and its expiry in milliseconds of server time. */
type Link = { user_id: string; id: string; version: number; until: number }

const SHAPE = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,4})\.(\d{10,16})\.([\w-]{43})$/
const seal = (key: Uint8Array, said: string) => createHmac('sha256', key).update(said).digest('base64url')

/** A link with which one person can open a file for a few minutes. Access is checked again when it is opened. */
export async function linkDocument(
  { secrets }: Services,
  tx: Tx,
  { user_id }: Actor,
  { id, version }: { id: string; version: number | undefined },
): Promise<{ url: string; expires_at: string }> {
  await findFile(tx, id, version)
  const until = tx.now.getTime() + LINK_MINUTES * 60_000
  const said = `${user_id}.${id}.${version ?? 0}.${until}`
  return {
    url: `/api/v1/documents/links/${said}.${seal(secrets.documentLink, said)}`,
    expires_at: new Date(until).toISOString(),
  }
}

/** 404 for a link that is expired, invalid, or whose person has lost access. */
export async function openLink(services: Services, token: string): Promise<SentFile> {
  const link = readLink(services, token)
  if (!link || services.clock.now().getTime() > link.until) throw problem('NOT_FOUND')
  const found = await services.transaction('system', async (tx) => {
    await actFor(tx, link)
    return findFile(tx, link.id, link.version || undefined)
  })
  return sendFile(services, found, 'full')
}

function readLink({ secrets }: Services, token: string): Link | null {
  const [, user_id, id, version, until, theirs] = SHAPE.exec(token) ?? []
  if (!user_id || !id || !version || !until || !theirs) return null
  const ours = seal(secrets.documentLink, `${user_id}.${id}.${version}.${until}`)
  const isOurs = timingSafeEqual(Buffer.from(ours), Buffer.from(theirs))
  return isOurs ? { user_id, id, version: Number(version), until: Number(until) } : null
}
