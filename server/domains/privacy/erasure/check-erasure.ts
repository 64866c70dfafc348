import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { erasureBlockers, personalData } from '../../../platform/personal-data/declared.ts'
import type { Services } from '../../../platform/services.ts'
import { notify } from '../../notifications/index.ts'
import { erasePerson } from './erase-person.ts'
import { eraseDeclared } from './erase-rows.ts'
import { pseudonymOf } from './pseudonym.ts'
import { removeFiles } from './remove-files.ts'

/** Checks what prevents a requested erasure. If something does, everything else is erased now, and the rest waits. */
export const checkErasure = defineJob({
  name: 'look_at_erasure',
  payload: z.object({ request_id: z.guid() }),
  run: async (services, { request_id }) => {
    await services.transaction('system', (tx) => look(tx, request_id))
  },
})

async function look(tx: Tx, id: string): Promise<void> {
  const request = await tx
    .selectFrom('privacy_request')
    .select(['user_id', 'state'])
    .where('id', '=', id)
    .where('kind', '=', 'ERASURE')
    .where('state', 'in', ['OPEN', 'WAITING'])
    .forUpdate()
    .executeTakeFirst()
  if (!request) return
  const blockers = await erasureBlockers(tx, request.user_id)
  const again_on =
    blockers.length === 0
      ? null
      : nextDay(
          tx,
          blockers.map(({ until }) => until),
        )
  const state = blockers.length > 0 ? 'WAITING' : request.state === 'WAITING' ? 'ERASING' : 'OPEN'
  await tx
    .updateTable('privacy_request')
    .set({ state, blockers: JSON.stringify(blockers), again_on })
    .where('id', '=', id)
    .execute()
  if (state === 'ERASING') return enqueue(tx, erasePerson, { request_id: id })
  if (state !== 'WAITING' || request.state === 'WAITING') return
  await eraseAtOnce(tx, id, request.user_id)
  await notify(tx, {
    ...{ user_id: request.user_id, key: `privacy_request:${id}:waits`, type: 'tenant', priority: 'high' },
    title: 'You cannot be erased yet',
    message: blockers.map(({ reason }) => reason).join(' '),
    action_url: '/dashboard/settings/privacy',
  })
}

/** The day after the first obstacle ends; checked daily if that is unknown. */
function nextDay(tx: Tx, days: readonly (string | null)[]): string {
  const known = days.filter((day) => day !== null).sort()
  const tomorrow = addDays(lagosDay(tx.now), 1)
  if (known.length < days.length) return tomorrow
  const next = addDays(known.at(-1) ?? tomorrow, 1)
  return next > tomorrow ? next : tomorrow
}

async function eraseAtOnce(tx: Tx, request_id: string, user_id: string): Promise<void> {
  const files: string[] = []
  for (const declared of personalData().filter(({ goes_at_once }) => goes_at_once))
    files.push(
      ...(await eraseDeclared(tx, { request_id, user_id, pseudonym: pseudonymOf(user_id) }, declared)).files,
    )
  await enqueue(tx, removeFiles, { keys: files })
}

/** Daily: checks waiting erasures that are due. */
export async function checkWaitingErasures(services: Services): Promise<void> {
  const due = await services.transaction('system', (tx) =>
    tx
      .selectFrom('privacy_request')
      .select('id')
      .where('state', '=', 'WAITING')
      .where('again_on', '<=', lagosDay(tx.now))
      .execute(),
  )
  for (const { id } of due)
    await services.transaction('system', (tx) => enqueue(tx, checkErasure, { request_id: id }))
}
