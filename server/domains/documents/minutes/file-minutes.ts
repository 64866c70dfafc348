import { randomUUID } from 'node:crypto'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { sha256 } from '../../../platform/sha256.ts'
import {
  drawMinutes,
  type Minutes,
  minutesWritten,
  readMinutes,
  refreshMinutes,
} from '../../meetings/index.ts'
import { cleanDocument } from '../checks/clean-document.ts'
import { keepMadeFile } from '../filing/paper.ts'
import { insertVersion } from '../filing/store-version.ts'

/**
 * Files the minutes of an estate's meeting as a document, readable by its managers and the invitees. Rewritten minutes become a new
 * version.
 */
const fileMinutes = defineJob({
  name: 'file_minutes',
  payload: z.object({ meeting_id: z.guid(), record_id: z.guid() }),
  run: async (services, { meeting_id, record_id }) => {
    const { minutes, at } = await services.transaction('system', async (tx) => ({
      minutes: await readMinutes(tx, meeting_id),
      at: tx.now,
    }))
    const { estate_id } = minutes.meeting
    if (!estate_id || !minutes.is_of_office) return
    const bytes = Buffer.from(await drawMinutes(minutes, at))
    const file = await cleanDocument(bytes)
    const id = randomUUID()
    const checked = { id, file, scan: 'NOT_SCANNED' as const, sent_sha256: sha256(bytes) }
    await keepMadeFile(services, { id, bytes }, () =>
      services.transaction('system', async (tx) => {
        await lockNamed(tx, 'files_of', estate_id)
        const by = { user_id: minutes.meeting.organizer_id }
        if (await isFiled(tx, by.user_id, record_id)) return false
        const document_id = (await findPaper(tx, meeting_id)) ?? (await insertPaper(tx, minutes, estate_id))
        await insertVersion(tx, by, checked, { document_id, client_id: record_id }, Number.POSITIVE_INFINITY)
        await shareWith(tx, document_id, minutes)
        refreshMinutes(tx, minutes)
        return true
      }),
    )
  },
})

async function isFiled(tx: Tx, uploaded_by: string, client_id: string): Promise<boolean> {
  const filed = await tx
    .selectFrom('document_version')
    .select('id')
    .where('uploaded_by', '=', uploaded_by)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  return filed !== undefined
}

async function findPaper(tx: Tx, meeting_id: string): Promise<string | undefined> {
  const paper = await tx
    .selectFrom('meeting_paper')
    .select('document_id')
    .where('meeting_id', '=', meeting_id)
    .executeTakeFirst()
  return paper?.document_id
}

async function insertPaper(tx: Tx, { meeting }: Minutes, estate_id: string): Promise<string> {
  const { id } = await tx
    .insertInto('document')
    .values({
      ...{ related_entity_type: 'estate', related_entity_id: estate_id, estate_id },
      ...{ document_type: 'MINUTES', audience: 'OWNERS', uploaded_by: meeting.organizer_id },
      name: beginningOf(`Minutes: ${meeting.title}`, 120),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('meeting_paper').values({ meeting_id: meeting.id, document_id: id }).execute()
  return id
}

/** Shares with the current invitees, and ends the shares of people removed since, except those made by hand. */
async function shareWith(tx: Tx, document_id: string, { meeting, people }: Minutes): Promise<void> {
  const { id, series_id, organizer_id } = meeting
  const readers = [organizer_id, ...people.map(({ user_id }) => user_id)]
  await sql`
    insert into document_share (document_id, user_id, shared_by)
    select ${document_id}, u.id, ${organizer_id} from unnest(${readers}::uuid[]) u (id)
    on conflict do nothing`.execute(tx)
  await sql`
    delete from document_share s
    where s.document_id = ${document_id} and s.shared_by = ${organizer_id} and s.user_id <> all (${readers}::uuid[])
      and (exists (select from meeting_attendance a where a.meeting_id = ${id} and a.user_id = s.user_id)
        or exists (select from meeting_answer a where a.meeting_id = ${id} and a.user_id = s.user_id)
        or exists (select from meeting_link l join meeting m on m.id = l.meeting_id
          where m.series_id = ${series_id} and l.user_id = s.user_id))`.execute(tx)
}

const hearOfMinutes = listener({
  name: 'file_minutes',
  event: minutesWritten,
  handle: (tx, written) => enqueue(tx, fileMinutes, written),
})

export const minutesJobs = [fileMinutes]
export const minutesListeners: AnyListener[] = [hearOfMinutes]
