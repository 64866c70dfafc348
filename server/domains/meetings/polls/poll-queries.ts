import type { PollDetail, Poll as Shown } from '@gida/contract/domains/meetings/poll'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

const MOST_OPEN = 50

export type PollRow = Pick<
  Shown,
  'id' | 'title' | 'meeting_type' | 'location' | 'url' | 'agenda' | 'status' | 'meeting_id'
> & {
  organizer_id: string
  estate_id: string | null
  estate_name: string | null
  has_answered: boolean
  created_at: Date
}
export type OfferedTime = { poll_id: string; starts_at: Date; ends_at: Date; can: number; is_chosen: boolean }

const isOver = sql`p.status = 'OPEN' and not exists (
  select from meeting_poll_time t where t.poll_id = p.id and t.starts_at > app.now())`
/** Polls that a person created or is asked in, as row-level security also requires. An open one is over once all its times have begun. */
const pollsOf = (user_id: string): RawBuilder<PollRow> => sql`
  select p.id, p.organizer_id, p.estate_id, e.name as estate_name, p.title, p.meeting_type, p.location, p.url, p.agenda,
    case when ${isOver} then 'OVER' else p.status end as status, p.meeting_id, i.answered_at is not null as has_answered, p.created_at
  from meeting_poll p left join estate e on e.id = p.estate_id
    left join meeting_poll_invitee i on i.poll_id = p.id and i.user_id = ${user_id}
  where (p.organizer_id = ${user_id} or i.user_id is not null)`

export async function getPoll(tx: Tx, user_id: string, id: string): Promise<PollRow> {
  const { rows } = await sql<PollRow>`${pollsOf(user_id)} and p.id = ${id}`.execute(tx)
  return orNotFound(rows[0])
}

/** Unanswered ones first. */
export async function listOpenPolls(tx: Tx, user_id: string): Promise<PollRow[]> {
  const { rows } = await sql<PollRow>`
    ${pollsOf(user_id)} and p.status = 'OPEN' and not (${isOver}) order by has_answered, p.created_at desc, p.id limit ${MOST_OPEN}`.execute(
    tx,
  )
  return rows
}

export async function timesOf(tx: Tx, user_id: string, poll_ids: readonly string[]): Promise<OfferedTime[]> {
  const { rows } = await sql<OfferedTime>`
    select t.poll_id, t.starts_at, t.ends_at, c.can, exists (select from meeting_poll_choice mine
      where mine.poll_id = t.poll_id and mine.starts_at = t.starts_at and mine.user_id = ${user_id}) as is_chosen
    from meeting_poll_time t join app.poll_counts(${poll_ids}::uuid[]) c on c.poll_id = t.poll_id and c.starts_at = t.starts_at
    order by t.starts_at`.execute(tx)
  return rows
}

export async function presentPolls(tx: Tx, user_id: string, rows: readonly PollRow[]): Promise<Shown[]> {
  const ids = rows.map(({ id }) => id)
  const [times, { rows: people }] = await together([
    timesOf(tx, user_id, ids),
    sql<{ poll_id: string; organizer: string; invited: number; answered: number }>`
      select * from app.poll_people(${ids}::uuid[])`.execute(tx),
  ])
  return rows.map(({ organizer_id, estate_id, estate_name, created_at, ...row }) => {
    const { organizer = '', invited = 0, answered = 0 } = people.find((one) => one.poll_id === row.id) ?? {}
    return {
      ...{ ...row, invited, answered, created_at: created_at.toISOString() },
      estate: estate_id && estate_name ? { id: estate_id, name: estate_name } : null,
      organizer: { user_id: organizer_id, name: organizer },
      is_organizer: organizer_id === user_id,
      times: times
        .filter(({ poll_id }) => poll_id === row.id)
        .map(({ starts_at, ends_at, can, is_chosen }) => ({
          ...{ start_time: starts_at.toISOString(), end_time: ends_at.toISOString(), can, is_chosen },
        })),
    }
  })
}

/** One poll; only its organizer sees the answers by name. */
export async function presentPoll(tx: Tx, user_id: string, row: PollRow): Promise<PollDetail> {
  const [[shown], { rows: people }] = await together([
    presentPolls(tx, user_id, [row]),
    sql<{ user_id: string; full_name: string; answered_at: Date | null; starts: Date[] }>`
      select p.*, array(select c.starts_at from meeting_poll_choice c
        where c.poll_id = ${row.id} and c.user_id = p.user_id order by 1) as starts
      from app.poll_invitees(${row.id}) p order by p.full_name, p.user_id`.execute(tx),
  ])
  if (!shown) throw new Error('A poll that was read is shown.')
  return {
    ...shown,
    people: people.map(({ user_id, full_name, answered_at, starts }) => ({
      ...{ user_id, name: full_name, has_answered: answered_at !== null },
      start_times: starts.map((at) => at.toISOString()),
    })),
  }
}
