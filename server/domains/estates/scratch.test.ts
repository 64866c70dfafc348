import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { test } from 'vitest'
import { withClient } from '../../platform/db/provision.ts'
import { signedIn } from '../../testing/people.ts'
import { portfolio } from '../../testing/portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
test('scale', { timeout: 600_000 }, async () => {
  const small = await portfolio(world, { units: 40 })
  const big = await signedIn(world, 'ESTATE_MANAGER')
  const one = await signedIn(world, 'ESTATE_MANAGER')
  const land = await signedIn(world, 'LANDLORD')
  const admin = await signedIn(world, 'ADMIN')
  const t0 = Date.now()
  await withClient(world.ownerUrl, async (c) => {
    await c.query(`insert into estate (id, name, address, state, lga, receipt_prefix, created_by)
      select uuidv7(), 'Estate ' || n, 'Street', 'Lagos', 'Ikeja', 'BB' || n, $1 from generate_series(1, 51) n`, [big.id])
    await c.query(`insert into estate_association (estate_id, user_id, role) select id, $1, 'ESTATE_MANAGER' from estate where receipt_prefix like 'BB%' and receipt_prefix <> 'BB51'`, [big.id])
    await c.query(`insert into estate_association (estate_id, user_id, role) select id, $1, 'ESTATE_MANAGER' from estate where receipt_prefix = 'BB51'`, [one.id])
    await c.query(`insert into estate_association (estate_id, user_id, role) select id, $1, 'LANDLORD' from estate where receipt_prefix like 'BB%'`, [land.id])
    await c.query(`insert into property (estate_id, name, address, landlord_id) select e.id, 'Property ' || n, 'Street ' || n, $1
      from estate e, generate_series(1, 20) n where receipt_prefix like 'BB%'`, [land.id])
    await c.query(`insert into unit (estate_id, property_id, name, rent_amount) select estate_id, id, 'A' || n, 1000000 + n from property, generate_series(1, 100) n where name like 'Property %'`)
    await c.query(`insert into users (email, full_name, role) select 't' || n || '@x.ng', (array['Ade','Bola','Chidi','Dayo','Emeka','Funmi'])[n % 6 + 1] || ' ' || md5(n::text), 'TENANT' from generate_series(1, 95000) n`)
    await c.query(`with u as (select *, row_number() over () rn from unit where name like 'A%' limit 90000), t as (select id, row_number() over () rn from users where role = 'TENANT' and email like 't%@x.ng')
      insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, start_date, end_date, rent_amount, frequency, created_by)
      select u.estate_id, u.property_id, u.id, u.landlord_id, t.id, '2026-03-01', '2027-02-28', 1000000, 'MONTHLY', $1 from u join t using (rn)`, [big.id])
    await c.query(`insert into estate_association (estate_id, user_id, role) select estate_id, tenant_id, 'TENANT' from lease on conflict do nothing`)
    await c.query(`update unit set status = 'OCCUPIED' where id in (select unit_id from lease)`)
    await c.query(`insert into charge (estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id, transaction_type, description, amount, settled_amount, due_date, key)
      select estate_id, property_id, unit_id, landlord_id, tenant_id, id, 'RENT_PAYMENT', 'Rent', 1000000, case when m < 8 then 1000000 else 0 end, ('2026-03-01'::date + m * interval '1 month')::date, 'k' || id || m
      from lease, generate_series(0, 11) m where rent_amount = 1000000`)
    await c.query('vacuum analyze')
  })
  console.log('generated', Date.now() - t0)
  const seen: { text: string; values: unknown[] }[] = []
  const original = pg.Client.prototype.query
  let watch = false
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    const q = args[0] as { text?: string; values?: unknown[] }
    if (watch && q?.text?.startsWith('select') && !q.text.includes('act_as')) seen.push({ text: q.text, values: q.values ?? [] })
    return original.apply(this, args)
  } as never
  const out: string[] = []
  const estateOf = async (p: typeof big) => (await p.get('/estates?limit=1')).json().data[0].id
  const bigEstate = await estateOf(big)
  const property = (await one.get('/properties?limit=1')).json().data[0].id
  const cases: [string, typeof big, string][] = []
  for (const [n, p] of Object.entries({ big, one, land, small: small.manager, smallLand: small.landlord, agent: small.agent, admin })) {
    for (const path of ['/onboarding/units', '/onboarding/units?page=50', '/onboarding/units?sort=-created_at', '/onboarding/units?sort=rent_amount', '/onboarding/units?status=VACANT', '/onboarding/units?search=A55', '/onboarding/units?search=ade', '/onboarding/units?search=c4ca4238', '/properties', '/properties?search=property 7', '/estates', '/leases', '/leases?page=50'])
      cases.push([n, p, path])
  }
  cases.push(['big', big, `/estates/${bigEstate}/property-units`], ['one', one, `/onboarding/units?property_id=${property}`], ['land', land, `/onboarding/units?property_id=${property}`])
  for (const [n, p, path] of cases) {
    for (let i = 0; i < 6; i++) await p.get(path)
    const runs = 8
    const t = performance.now()
    let code = 0
    for (let i = 0; i < runs; i++) code = (await p.get(path)).statusCode
    const ms = (performance.now() - t) / runs
    out.push(`${ms.toFixed(1).padStart(8)} ms  ${n.padEnd(10)} ${path} ${code}`)
    if (ms > 15) {
      seen.length = 0
      watch = true
      await p.get(path)
      watch = false
      for (const q of seen.slice()) {
        const plan = await world.services.transaction(p.actor, async (tx) => {
          const { CompiledQuery } = await import('kysely')
          return (await tx.executeQuery(CompiledQuery.raw(`explain (analyze, buffers off) ${q.text}`, q.values))).rows
        })
        out.push(q.text.slice(0, 3000), ...plan.map((r) => '      ' + String(Object.values(r as object)[0])))
      }
    }
  }
  writeFileSync('/tmp/scale.txt', out.join('\n'))
  console.log(out.filter((l) => l.includes(' ms ') && !l.startsWith('   ' + '   ')).join('\n'))
})
