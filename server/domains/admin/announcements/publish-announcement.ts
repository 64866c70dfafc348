import type { PublishPlatformAnnouncement } from '@gida/contract/domains/admin/announcement'
import { MOST_ANNOUNCEMENT_DAYS } from '@gida/contract/domains/admin/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { showAnnouncement, tellReaders } from './show-announcement.ts'

const DAYS_MS = MOST_ANNOUNCEMENT_DAYS * 86_400_000
/** Daily limit per person. */
const MOST_A_DAY = 20

/** Publishes an announcement, now or from a planned time on. Idempotent by `client_id`. Returns its id. */
export async function publishPlatformAnnouncement(
  tx: Tx,
  actor: Actor,
  { client_id, kind, title, body, ...wanted }: PublishPlatformAnnouncement,
): Promise<string> {
  const roles = wanted.roles ?? null
  const starts_at = wanted.starts_at ? new Date(wanted.starts_at) : tx.now
  const ends_at = new Date(wanted.ends_at)
  const written_by = actor.user_id
  refuseTimes(tx.now, starts_at, ends_at)
  await requireStepUp(tx, actor)
  const made = await tx
    .insertInto('platform_announcement')
    .values({ kind, title, body, roles, starts_at, ends_at, client_id, written_by, created_at: tx.now })
    .onConflict((conflict) => conflict.columns(['written_by', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) {
    const asked_at = wanted.starts_at ? starts_at : null
    return idOfKnown(tx, { written_by, client_id }, { kind, title, body, roles, asked_at, ends_at })
  }
  const spent = { name: 'platform_announcements', spender: written_by, most: MOST_A_DAY, seconds: 86_400 }
  await spendAllowance(tx, spent)
  if (starts_at <= tx.now) tellReaders(tx, roles)
  else await enqueue(tx, showAnnouncement, { announcement_id: made.id }, { runAt: starts_at })
  await enqueue(tx, showAnnouncement, { announcement_id: made.id }, { runAt: ends_at })
  return made.id
}

type PlannedAnnouncement = Pick<PublishPlatformAnnouncement, 'kind' | 'title' | 'body'> & {
  roles: readonly string[] | null
  /** When it starts; null: at once. */
  asked_at: Date | null
  ends_at: Date
}

async function idOfKnown(
  tx: Tx,
  { written_by, client_id }: { written_by: string; client_id: string },
  { kind, title, body, roles, asked_at, ends_at }: PlannedAnnouncement,
): Promise<string> {
  const known = await tx
    .selectFrom('platform_announcement')
    .select(['id', 'kind', 'title', 'body', 'roles', 'starts_at', 'ends_at'])
    .where('written_by', '=', written_by)
    .where('client_id', '=', client_id)
    .executeTakeFirstOrThrow()
  const isSame =
    known.kind === kind &&
    known.title === title &&
    known.body === body &&
    rolesIn(known.roles) === rolesIn(roles) &&
    +known.ends_at === +ends_at &&
    (asked_at === null || +known.starts_at === +asked_at)
  if (!isSame) throw problem('CLIENT_ID_USED')
  return known.id
}

const rolesIn = (roles: readonly string[] | null): string | null => roles && [...new Set(roles)].sort().join()

function refuseTimes(now: Date, starts_at: Date, ends_at: Date): void {
  const wrong = (path: string, message: string) => problem('VALIDATION_ERROR', [{ path, message }])
  if (ends_at <= now) throw wrong('ends_at', 'Choose a time to come')
  if (ends_at <= starts_at) throw wrong('ends_at', 'It must end after it begins')
  if (+starts_at - +now > DAYS_MS)
    throw wrong('starts_at', `Choose a time within ${MOST_ANNOUNCEMENT_DAYS} days`)
  if (+ends_at - +starts_at > DAYS_MS)
    throw wrong('ends_at', `It stands for ${MOST_ANNOUNCEMENT_DAYS} days at most`)
}
