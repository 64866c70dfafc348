import type { ToldAnnouncement } from '@gida/contract/domains/notifications/announcement'
import type { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { atHook } from '../../../platform/hooks/hook.ts'
import { describeSubjects } from '../../conversations/index.ts'

type AnnouncementRow = Omit<ToldAnnouncement, 'sent_at'> & {
  estate_id: string | null
  message_pcm: string | null
  sent_at: Date
  is_manager: boolean
}

const toldTo = async (tx: Tx, ids: readonly string[]): Promise<AnnouncementRow[]> =>
  (await sql<AnnouncementRow>`select * from app.announcements_told(${ids}::uuid[])`.execute(tx)).rows

/** The text in somebody's language. */
export const inLanguage = (
  { message, message_pcm }: { message: string; message_pcm: string | null },
  language: Language,
): string => (language === 'pcm' && message_pcm) || message

/** An announcement to the actor or in the estates they manage. */
export async function getToldAnnouncement(tx: Tx, user_id: string, id: string): Promise<ToldAnnouncement> {
  const told = orNotFound((await toldTo(tx, [id]))[0])
  const { language } = await tx
    .selectFrom('users')
    .select(sql<Language>`language`.as('language'))
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const { estate_name, sent_by_name, title, takes_replies } = told
  return {
    ...{ id, estate_name, sent_by_name, title, takes_replies },
    ...{ message: inLanguage(told, language), sent_at: told.sent_at.toISOString() },
  }
}

/** Replies go to the office, in a conversation about the announcement. */
export const describeAnnouncements = atHook(describeSubjects, async ({ tx, type, ids, cards }) => {
  if (type !== 'announcement') return
  for (const { id, estate_id, estate_name, title, takes_replies, is_manager } of await toldTo(tx, ids)) {
    if (!estate_id || !takes_replies) continue
    const link = `/dashboard/notifications/${is_manager ? 'sent' : 'told'}/${id}`
    cards.set(id, { estate_id, title, note: estate_name ?? '', link })
  }
})
