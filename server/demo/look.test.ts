import { test } from 'vitest'
import { withClient } from '../platform/db/provision.ts'
import { useWorld } from '../testing/world.ts'
import { ProviderUnknown } from '../platform/pay/provider.ts'
import { seedDemoWhenEmpty } from './seed-demo.ts'
const world = useWorld({ provider: { createSubaccount: () => Promise.reject(new ProviderUnknown('x')) } })
test('look', async () => {
  const t = performance.now()
  await seedDemoWhenEmpty(world.services, world.ownerUrl)
  process.stderr.write(`seed ${(performance.now() - t) | 0} ms\n`)
  await withClient(world.ownerUrl, async (c) => {
    const q = async (s: string) => process.stderr.write(`${s}\n${(await c.query({ text: s, rowMode: 'array' })).rows.map((r) => r.join(' | ')).join('\n')}\n\n`)
    await q(`select month, sum(expected)/100 as expected, sum(came)/100 as came, round(100*sum(came)/nullif(sum(expected),0)) from (
      select date_trunc('month', due_date)::date as month, expected, 0 as came from charge_day d join estate e on e.id=d.scope_id
      union all select month, 0, amount from payment_month m join estate e on e.id=m.scope_id) x group by 1 order by 1`)
    await q(`select sum(expected)/100, (select sum(amount)/100 from payment_month m join estate e on e.id=m.scope_id) from charge_day d join estate e on e.id=d.scope_id where due_date < now()`)
    await q(`select status, transaction_type, count(*), sum(amount)/100 from payment group by 1,2 order by 1,2`)
    await q(`select u.full_name, un.name, c.description, c.open_amount/100, current_date - c.due_date from charge c join users u on u.id=c.tenant_id join unit un on un.id=c.unit_id where open_amount>0 and due_date < current_date order by 5 desc`)
    await q(`select u.full_name, un.name, c.description, c.open_amount/100, c.due_date from charge c join users u on u.id=c.tenant_id join unit un on un.id=c.unit_id where open_amount>0 and due_date between current_date and current_date+30 order by 5`)
    await q(`select status, count(*) from unit group by 1`)
    await q(`select status, count(*) from lease group by 1`)
    await q(`select e.name, l.unit, l.n from (select estate_id, count(*) n, '' as unit from lease where end_date between current_date and current_date + 60 group by 1) l join estate e on e.id = l.estate_id`)
    await q(`select c.transaction_type, c.due_date, c.description, c.amount/100, c.open_amount/100 from charge c join users u on u.id=c.tenant_id where u.email='tenant@demo.gida.ng' order by 2`)
    await q(`select r.number, r.issued_at, p.transaction_type, p.amount/100, p.channel, p.split, p.fees from receipt r join payment p on p.id=r.payment_id join users u on u.id=r.tenant_id where u.email='tenant@demo.gida.ng' order by 2`)
    await q(`select a.code ~ ':' as x, split_part(a.code,':',1), sum(p.amount)/100 from posting p join account a on a.id=p.account_id group by 1,2 order by 2`)
    await q(`select u.email, n.title, n.message, n.created_at, n.read_at is not null from notification n join users u on u.id=n.user_id order by 1, 4`)
    await q(`select email, full_name, phone from users order by random() limit 25`)
    await q(`select min(rent_amount* case frequency when 'YEARLY' then 1 when 'HALF_YEARLY' then 2 else 4 end)/100, max(rent_amount* case frequency when 'YEARLY' then 1 when 'HALF_YEARLY' then 2 else 4 end)/100, e.name, avg(rent_amount* case frequency when 'YEARLY' then 1 when 'HALF_YEARLY' then 2 else 4 end)/100 from unit join estate e on e.id=estate_id group by e.name`)
    await q(`select app.fold('Olúwaṣeun Adébáyọ̀ Ɗanlami Ọmọ́lará')`)
    await q(`select facts from receipt limit 1`).catch(() => {})
    await q(`select count(*) from live_event`)
  })
})
