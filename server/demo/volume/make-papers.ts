import type { Client } from 'pg'

const EACH_TEMPLATE = 10
const EACH_NOTICE = 4

/**
 * So many documents, of leases, turn by turn; to each fourth a notice was prepared or served and a bundle was asked for, and to each
 * tenth there is a template. A lease has one notice that is open. They are for lists alone: no file is kept of any.
 */
export async function makePapers(owner: Client, count: number, now: Date): Promise<void> {
  await owner.query(
    `create temp table volume_paper on commit drop as
    select i as n, uuidv7() as id, u.lease_id, u.estate_id, u.tenant_name, e.created_by,
      $2::timestamptz - ($1::int - i) * interval '700 days' / $1::int as created_at
    from generate_series(1, $1::int) i
      join volume_unit u on u.n = i % (select count(*) from volume_unit) join estate e on e.id = u.estate_id`,
    [count, now],
  )
  for (const statement of STATEMENTS) await owner.query(statement)
}

const STATEMENTS = [
  `insert into document (id, related_entity_type, related_entity_id, document_type, audience, name, uploaded_by, created_at, expires_on)
  select id, 'lease', lease_id, case when n % ${EACH_NOTICE} = 0 then 'NOTICE'::document_type else 'TENANCY_AGREEMENT' end,
    'PARTIES', 'Paper ' || n, created_by, created_at, case when n % 3 = 0 then created_at::date + 365 end
  from volume_paper`,
  `insert into document_version (document_id, number, uploaded_by, client_id, content_type, size, sha256, sent_sha256, scan, created_at,
    status, verified_by, verified_at, expires_on)
  select p.id, 1, p.created_by, gen_random_uuid(), 'application/pdf', 1000, sha256(p.id::text::bytea), sha256(p.id::text::bytea), 'CLEAN',
    p.created_at, case when p.n % 2 = 0 then 'VERIFIED'::document_status else 'PENDING' end, case when p.n % 2 = 0 then p.created_by end,
    case when p.n % 2 = 0 then p.created_at end, d.expires_on
  from volume_paper p join document d on d.id = p.id`,
  `insert into template (id, estate_id, kind, name, created_by, created_at)
  select id, estate_id, 'LETTER', 'Letter ' || n, created_by, created_at from volume_paper where n % ${EACH_TEMPLATE} = 0`,
  `insert into template_version (template_id, number, body, variables, sha256, written_by, created_at, published_by, published_at)
  select id, 1, 'A letter.', '[]', sha256(id::text::bytea), created_by, created_at, created_by, created_at
  from volume_paper where n % ${EACH_TEMPLATE} = 0`,
  `insert into notice (kind, state, estate_id, unit_id, lease_id, tenant_id, tenant_name, document_id, law_state, tenancy, length, dated,
    ends_on, steps, served_on, created_by, created_at, ended_at, reason)
  select 'QUIT', case when is_old then 'WITHDRAWN'::notice_state when n % 8 = 0 then 'SERVED' else 'PREPARED' end, p.estate_id, l.unit_id, l.id, l.tenant_id,
    p.tenant_name, p.id, 'Lagos', 'Yearly', 'Half a year', p.created_at::date, p.created_at::date + 183, '[]',
    case when n % 8 = 0 then p.created_at::date end, p.created_by, p.created_at, case when is_old then p.created_at end,
    case when is_old then 'Paid' else '' end
  from volume_paper p join lease l on l.id = p.lease_id
    cross join lateral (select n > (select count(*) from volume_unit) as is_old) o where n % ${EACH_NOTICE} = 0`,
  `insert into evidence_bundle (lease_id, title, wanted, status, failure, made_by, created_at, finished_at)
  select lease_id, 'For the court', '{}', 'FAILED', 'Nothing was found.', created_by, created_at, created_at
  from volume_paper where n % ${EACH_NOTICE} = 0`,
]
