import type { Client } from 'pg'
import type { Services } from '../../platform/services.ts'

/** Tenants who ask the office of their estate, and residents who write to each other; more messages are more of each of these. */
const OFFICES = 50
const RESIDENTS = 50
const ATTACHMENT = Buffer.from('%PDF-1.7\n%%EOF')

/**
 * So many messages: half of them in one conversation of residents, where all the sample people take part, the others between tenants and
 * the offices of their estates. Everybody has read what they answered, and not the last few.
 */
export async function makeMessages(
  owner: Client,
  messages: number,
  now: Date,
  sample: readonly string[],
): Promise<void> {
  await owner.query(`
    create temp table volume_talk on commit drop as
    select row_number() over (order by n) as n, uuidv7() as id, estate_id, tenant_id from volume_unit where n < ${OFFICES}
    union all select 0, uuidv7(), null, null`)
  await owner.query(
    `create temp table volume_resident on commit drop as
    select row_number() over () - 1 as n, id as user_id from (
      select id from users where email = any ($1)
      union select tenant_id from volume_unit where n < ${RESIDENTS}) people`,
    [sample],
  )
  await owner.query(
    `create temp table volume_message on commit drop as
    select i, case when i % 2 = 0 then 0 else 1 + i / 2 % (select count(*) - 1 from volume_talk) end as talk,
      case when i % 2 = 0 then i / 2 else i / 2 / (select count(*) - 1 from volume_talk) end + 1 as number,
      $2::timestamptz - ($1::int - i) * interval '500 days' / $1::int as created_at
    from generate_series(0, $1::int - 1) i`,
    [messages, now],
  )
  await owner.query(
    `insert into conversation (id, kind, title, office_estate_id, last_number, last_message_at, created_by, created_at)
    select t.id, case when t.n = 0 then 'GROUP'::conversation_kind else 'OFFICE' end, case when t.n = 0 then 'Residents' end,
      t.estate_id, m.last_number, m.last_at, coalesce(t.tenant_id, (select user_id from volume_resident where n = 0)),
      $1::timestamptz - interval '501 days'
    from volume_talk t join (
      select talk, max(number) as last_number, max(created_at) as last_at from volume_message group by talk) m on m.talk = t.n`,
    [now],
  )
  await owner.query(
    `insert into conversation_participant (conversation_id, user_id, is_office, delivered_number, read_number)
    select c.id, p.user_id, p.is_office, c.last_number, greatest(0, c.last_number - p.unread)
    from volume_talk t join conversation c on c.id = t.id cross join lateral (
      select user_id, false, n % 7 from volume_resident where t.n = 0
      union all select t.tenant_id, false, 0 where t.n > 0
      union all select id, true, 3 from users where t.n > 0 and t.n % 10 = 0 and email = ($1::text[])[1]
      union all select id, true, 0 from users where t.n > 0 and t.n % 10 > 0 and email = ($1::text[])[1]
    ) p (user_id, is_office, unread)`,
    [sample],
  )
  await owner.query(
    `insert into message (conversation_id, number, sender_id, content, client_id, created_at)
    select t.id, m.number,
      case when t.n = 0 then r.user_id when m.number % 2 = 1 then t.tenant_id
        else (select id from users where email = ($1::text[])[1]) end,
      ($2::text[])[1 + m.number % cardinality($2::text[])] || ' ' || m.i, gen_random_uuid(), m.created_at
    from volume_message m join volume_talk t on t.n = m.talk
      left join volume_resident r on t.n = 0 and r.n = m.number % (select count(*) from volume_resident)
    order by m.i`,
    [sample, LINES],
  )
  await owner.query(
    `insert into message_attachment (id, message_id, uploaded_by, position, kind, name, content_type, size, created_at)
    select gen_random_uuid(), m.id, m.sender_id, 1, 'PDF', 'quotation.pdf', 'application/pdf', ${ATTACHMENT.length}, $1
    from message m join conversation c on c.id = m.conversation_id and c.last_number = m.number
    where c.id = (select id from volume_talk where n = 0)`,
    [now],
  )
}

const LINES = [
  'The borehole pump is loud again, please look at it.',
  'Water comes at six, the plumber says.',
  'Who parks at the gate every evening?',
  'The transformer tripped, NEPA has been called.',
  'Thank you, I have paid the service charge.',
  'Please send the receipt for March.',
  'The generator needs diesel before Friday.',
]

/** The file of each attachment that has none yet. */
export async function keepFiles({ transaction, files }: Services): Promise<void> {
  const made = await transaction('system', (tx) =>
    tx.selectFrom('message_attachment').select('id').where('name', '=', 'quotation.pdf').execute(),
  )
  for (const { id } of made) await files.put(`message/${id}/full`, ATTACHMENT, 'application/pdf')
}
