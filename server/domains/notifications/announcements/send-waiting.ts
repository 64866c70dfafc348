import { AnnouncementBody } from '@gida/contract/domains/notifications/announcement'
import { sql } from 'kysely'
import { z } from 'zod'
import { actFor } from '../../../platform/access/act-for.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { permissionsOf } from '../../../platform/access/tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { type BatchItem, behind, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { getUser, rightsOf } from '../../users/index.ts'
import { notify } from '../notify.ts'
import { audienceOf, reach } from './audience.ts'
import { goOut } from './send-announcement.ts'

/** Sends planned announcements that are due. If one cannot be sent any more, it stores the reason and tells the sender. */
export const sendWaiting = defineJob({
  name: 'send_waiting_announcements',
  payload: z.object({}),
  run: async (services) => {
    await runBatch(services, {
      name: 'send_waiting_announcements',
      items: pagesOf<BatchItem>(services, findDue),
      each: async ({ id }) => {
        try {
          await services.transaction('system', (tx) => sendOne(tx, id))
        } catch (error) {
          if (!(error instanceof Problem) || error.status >= 500) throw error
          await services.transaction('system', (tx) => refuse(tx, id, error.message))
        }
      },
    })
  },
})

const due = (tx: Tx) =>
  tx.selectFrom('announcement').where('state', '=', 'WAITING').where('send_at', '<=', tx.now)

const findDue = (tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> =>
  due(tx).select('id').where('id', '>', behind(after)).orderBy('id').limit(limit).execute()

/** Uses the sender's present permissions and recipients, so that people who joined since are included. */
async function sendOne(tx: Tx, id: string): Promise<void> {
  const row = await due(tx).selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
  if (!row) return
  const sender = await getUser(tx, row.sent_by)
  if (sender.status === 'INACTIVE') throw problem('PERMISSION_DENIED')
  await actFor(tx, { user_id: sender.id })
  const { role, rights_version } = sender
  const permissions = permissionsOf(rightsOf(sender))
  const actor: Actor = { user_id: sender.id, session_id: '', role, rights_version, permissions }
  if (!permissions.has('notifications_write')) throw problem('PERMISSION_DENIED')
  const wanted = await withoutLeft(tx, asWanted(row))
  await goOut(tx, id, await reach(tx, actor, wanted), wanted)
}

/** The named people who still belong to an estate of the sender. */
async function withoutLeft(tx: Tx, wanted: AnnouncementBody): Promise<AnnouncementBody> {
  const { user_ids = [], audience } = wanted
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...user_ids]}::uuid[]) id where app.administers(id)`.execute(tx)
  return rows.length === 0 && !audience ? wanted : { ...wanted, user_ids: rows.map(({ id }) => id) }
}

type DraftAnnouncement = {
  title: string
  message: string
  message_pcm: string | null
  priority: string
  channels: readonly string[]
  takes_replies: boolean
  audience: unknown
}

/** The original request, without the planned time, so that it is sent now. */
function asWanted({ message_pcm, channels, audience, ...row }: DraftAnnouncement): AnnouncementBody {
  const { title, message, priority, takes_replies } = row
  return AnnouncementBody.parse({
    ...{ title, message, message_pcm: message_pcm ?? undefined, priority, takes_replies },
    ...{ audience: audienceOf(audience) ?? undefined, user_ids: namedIn(audience) },
    channels: ['IN_APP', ...channels],
  })
}

const namedIn = (audience: unknown) =>
  z.object({ user_ids: z.array(z.guid()).optional() }).parse(audience).user_ids

async function refuse(tx: Tx, id: string, refusal: string): Promise<void> {
  const row = await due(tx).select(['sent_by', 'title']).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return
  await tx.updateTable('announcement').set({ state: 'REFUSED', refusal }).where('id', '=', id).execute()
  await notify(tx, {
    ...{ user_id: row.sent_by, key: `announcement_refused:${id}`, type: 'message', priority: 'high' },
    action_url: `/dashboard/notifications/sent/${id}`,
    title: 'An announcement was not sent',
    message: `“${row.title}”: ${refusal}`,
  })
}
