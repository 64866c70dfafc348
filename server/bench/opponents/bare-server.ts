import Fastify from 'fastify'
import pg from 'pg'

/**
 * Baseline for the server: queries the data of the responses from minimal tables (`bare-tables.ts`) and nothing else. No
 * sign-in, row-level security or contract; `JSON.stringify`. With NAMED set its statements are prepared.
 */
const { DATABASE_URL, DATABASE_POOL, NAMED } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

const COLUMNS = `id, reference, transaction_type, amount, status, created_at, payment_date, provider_reference, unit_label,
  unit_id, estate_id, landlord_id, tenant_id, tenant_name, commission_amount, channel, description, receipt_id`
const ROWS = `
  select ${COLUMNS} from unnest($1::uuid[]) e (of) cross join lateral (
    select * from bare.payment where estate_id = e.of order by created_at desc, id desc limit 20) x
  order by created_at desc, id desc limit 20`
const TOTAL = `select coalesce(sum(count), 0)::bigint as count from bare.payment_total where estate_id = any ($1::uuid[])`
const TALLIES = `select status, transaction_type, sum(count)::bigint as count, sum(amount)::bigint as amount
  from bare.payment_total where estate_id = any ($1::uuid[]) group by 1, 2`
const MONTHS = `select month, sum(amount)::bigint as collected, sum(count)::bigint as count
  from bare.payment_month where estate_id = any ($1::uuid[]) group by 1 order by 1`
const DEBT = `select coalesce(sum(open_amount), 0)::bigint as outstanding,
    coalesce(sum(open_amount) filter (where due_date < current_date), 0)::bigint as overdue
  from bare.debt where estate_id = any ($1::uuid[])`

const ask = (name: string, text: string, estates: string[]) =>
  pool.query({ text, values: [estates], ...(NAMED ? { name } : {}) }).then((result) => result.rows)

const app = Fastify()
type EstatesRoute = { Querystring: { estates: string } }

app.get<EstatesRoute>('/payments', async (request, reply) => {
  const estates = request.query.estates.split(',')
  const [rows, [total]] = await Promise.all([ask('rows', ROWS, estates), ask('total', TOTAL, estates)])
  const data = rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    transaction_type: row.transaction_type,
    amount: row.amount,
    status: row.status,
    created_at: row.created_at,
    payment_date: row.payment_date,
    provider_reference: row.provider_reference,
    property_unit: row.unit_label,
    property_unit_id: row.unit_id,
    estate_id: row.estate_id,
    landlord_id: row.landlord_id,
    tenant_id: row.tenant_id,
    tenant_name: row.tenant_name,
    commission_amount: row.commission_amount,
    channel: row.channel,
    description: row.description,
    receipt_url: row.receipt_id && `/api/v1/receipts/${row.receipt_id}/download`,
  }))
  const pagination = { page: 1, limit: 20, total: total.count, totalPages: Math.ceil(total.count / 20) }
  return reply.type('application/json').send(JSON.stringify({ data, pagination }))
})

app.get<EstatesRoute>('/payments/stats', async (request, reply) => {
  const estates = request.query.estates.split(',')
  const [tallies, months, [debt]] = await Promise.all([
    ask('tallies', TALLIES, estates),
    ask('months', MONTHS, estates),
    ask('debt', DEBT, estates),
  ])
  return reply.type('application/json').send(JSON.stringify({ tallies, months, ...debt }))
})

process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }), ownerUrl: DATABASE_URL })
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
