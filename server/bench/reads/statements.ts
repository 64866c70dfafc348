import pg from 'pg'
import { ownerStatement } from '../../domains/settlements/statements/owner-statement.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import type { Bench } from '../data.ts'
import { type Contender, ratio, takeTurns } from '../turns.ts'
import type { Load } from './lists.ts'

const PAYMENTS = 10_000
const MONTH = '2026-10'

type Owner = { estate_id: string; landlord_id: string }

/** A landlord's statement of a month with 10,000 payments, against its bare queries. */
export async function benchStatements(bench: Bench, { rounds, seconds, say }: Load): Promise<object> {
  const ownerUrl = await bench.database('statements', 2_000)
  const services = await bench.services(ownerUrl)
  const of = await earnMuch(ownerUrl, services.secrets.databaseCapability[0])
  const bare = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  try {
    const contenders = [
      timed('server', seconds, () => services.transaction('system', (tx) => ownerStatement(tx, of, MONTH))),
      timed('bare', seconds, () => barely(bare, of)),
    ]
    const rates = await takeTurns(contenders, rounds, say)
    return {
      payments: PAYMENTS,
      times_the_bare_query: Math.round(1000 / ratio(rates, 'server', 'bare')) / 1000,
    }
  } finally {
    await bare.end()
  }
}

function timed(name: string, seconds: number, work: () => Promise<unknown>): Contender {
  return {
    name,
    turn: async () => {
      let done = 0
      const begun = performance.now()
      while (performance.now() < begun + seconds * 1000) {
        await work()
        done++
      }
      return done / ((performance.now() - begun) / 1000)
    },
  }
}

/** Books this many payments of one landlord in a month, as the server does. Once per database. */
async function earnMuch(ownerUrl: string, capability: string): Promise<Owner> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<Owner & { payment_id: string }>(
      `select estate_id, landlord_id, (array_agg(id))[1] as payment_id from payment
       where landlord_id is not null and status = 'COMPLETED' group by 1, 2 order by count(*) desc limit 1`,
    )
    const [owner] = rows
    if (!owner) throw new Error('The volume has no landlord.')
    const there = await client.query(`select from journal where key like 'payment:bench-%' limit 1`)
    if (there.rowCount) return owner
    await client.query(`select set_config('app.now', '${MONTH}-15T12:00:00Z', false)`)
    await client.query(
      `select app.post_journal('payment:bench-' || i || ':shared', p.estate_id, p.id, 'Payment to its owners',
         array['clearing:' || p.landlord_id, 'payable:' || p.landlord_id, 'commission'], array[1000001, -900001, -100000]::bigint[], '{}', $4)
       from generate_series(1, $1::int) i
         cross join lateral (select id, estate_id, landlord_id from payment
           where estate_id = $2 and landlord_id = $3 and status = 'COMPLETED' order by id offset i % 20 limit 1) p`,
      [PAYMENTS, owner.estate_id, owner.landlord_id, capability],
    )
    await client.query('analyze journal, posting, account')
    return owner
  })
}

/** The two balances and the movements with their payments, bypassing row-level security. */
async function barely(pool: pg.Pool, { estate_id, landlord_id }: Owner): Promise<void> {
  const [since, until] = ['2026-09-30T23:00:00Z', '2026-10-31T23:00:00Z']
  for (const at of [since, until])
    await pool.query(
      `select -sum(p.amount) filter (where a.code like 'payable:%'), sum(p.amount) filter (where a.code like 'clearing:%')
       from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
       where a.estate_id = $1 and a.code in ('payable:' || $2::text, 'clearing:' || $2::text) and j.created_at < $3`,
      [estate_id, landlord_id, at],
    )
  await pool.query(
    `select j.created_at, j.key, j.memo, -m.amount as amount, o.commission, p.tenant_name, p.unit_label, p.property_id, p.reference, p.description
     from account a join posting m on m.account_id = a.id join journal j on j.id = m.journal_id
       cross join lateral (select -sum(q.amount) filter (where b.code = 'commission') as commission
         from posting q join account b on b.id = q.account_id where q.journal_id = j.id) o
       left join payment p on p.id = j.payment_id
     where a.estate_id = $1 and a.code = 'payable:' || $2::text and j.created_at >= $3 and j.created_at < $4
     order by j.created_at, j.id`,
    [estate_id, landlord_id, since, until],
  )
}
