import { readFileSync } from 'node:fs'
import { openDatabase } from '/work/main/server/platform/db/db.ts'
import { makeClock } from '/work/main/server/platform/clock/clock.ts'
import { withClient } from '/work/main/server/platform/db/provision.ts'
import { getCollectorDashboard } from '/work/main/server/domains/analytics/collector-dashboard.ts'
import { getTenantDashboard } from '/work/main/server/domains/analytics/tenant-dashboard.ts'
import { getAdminDashboard } from '/work/main/server/domains/analytics/admin-dashboard.ts'
import { getArrears } from '/work/main/server/domains/analytics/arrears.ts'
import { getNeeds } from '/work/main/server/domains/analytics/needs.ts'
import { getOccupancy } from '/work/main/server/domains/analytics/occupancy.ts'
import { moneyByMonth, moneyOf } from '/work/main/server/domains/analytics/months.ts'
import { getPlatform } from '/work/main/server/domains/admin/get-platform.ts'
import { lagosDay, addDays } from '@gida/contract/shared/dates'
const [url, app] = readFileSync('/tmp/scale/url', 'utf8').split('\n') as [string, string]
const db = openDatabase(app, { clock: makeClock(), pool: 2 })
const people = await withClient(url, async (c) => (await c.query(`select u.id as user_id, s.id as session_id, u.role, u.email::text from users u join session s on s.user_id = u.id`)).rows)
for (const p of people) {
  const actor = { ...p, permissions: new Set(), rights_version: 1 }
  const time = async (name: string, f: (tx: any) => Promise<unknown>) => {
    const ts: number[] = []
    let last: any
    for (let i = 0; i < 7; i++) { const t = performance.now(); last = await db.transaction(actor, f); ts.push(performance.now() - t) }
    console.log(p.email, name, ts.map((x) => x.toFixed(0)).join(' '), name === 'all' ? JSON.stringify(last).length : '')
    return last
  }
  if (p.role === 'ADMIN') { await time('admin', getAdminDashboard); await time('platform', getPlatform); continue }
  if (p.role === 'TENANT') { await time('tenant', (tx) => getTenantDashboard(tx, actor)); continue }
  const today = lagosDay(new Date())
  await time('all', (tx) => getCollectorDashboard(tx, actor))
  await time('arrears', (tx) => getArrears(tx, actor, today))
  await time('needs', (tx) => getNeeds(tx, actor, today))
  await time('occupancy', (tx) => getOccupancy(tx, actor))
  await time('money', (tx) => moneyByMonth(tx, moneyOf(actor), today, addDays(today, 30)))
}
await db.close()
