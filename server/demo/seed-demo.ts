import { addMonths, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Client } from 'pg'
import { hashPassword } from '../domains/auth/index.ts'
import { raiseLateFees } from '../domains/collections/late-fees/raise-late-fees.ts'
import { lockForSession } from '../platform/db/locks.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import type { Services } from '../platform/services.ts'
import { chaseArrears } from './chase-arrears.ts'
import { addAssets } from './homes/add-assets.ts'
import { demoEstates } from './homes/estates.ts'
import { maintainUnits } from './homes/maintain-units.ts'
import { makeWorkOrders } from './homes/make-work-orders.ts'
import { mendHomes } from './homes/mend-homes.ts'
import { publishHomes } from './homes/publish-homes.ts'
import { reportConditions } from './homes/report-conditions.ts'
import { reportFaults } from './homes/report-faults.ts'
import { importTransfers } from './import-transfers.ts'
import { onLane } from './lane.ts'
import { liveThrough } from './live-through.ts'
import { makeRefunds } from './make-refunds.ts'
import { filePapers } from './papers/file-papers.ts'
import { serveDemoNotice } from './papers/serve-notice.ts'
import { callMeetings } from './people/call-meetings.ts'
import { holdConversations } from './people/hold-conversations.ts'
import { invitePeople } from './people/invite-people.ts'
import { giveFaces, maintainPeople } from './people/maintain-people.ts'
import { type MadePeople, makePeople, openSubaccounts } from './people/make-people.ts'
import { DEMO_PASSWORD } from './people/people.ts'
import { sendNotices } from './people/send-notices.ts'
import { runServiceChargeFund } from './run-service-charge-fund.ts'
import { runSettlements } from './settle-days.ts'
import { wipe } from './wipe.ts'

/**
 * Fills an empty database with three estates and eighteen months of their life, ending now. A database with people in
 * it is left alone. One whose seeding was cut short, before anybody could come in, is emptied and seeded again. Answers whether it seeded.
 */
export async function seedDemoWhenEmpty(services: Services, ownerUrl: string): Promise<boolean> {
  return withClient(ownerUrl, async (owner) => {
    await lockForSession(owner, 'demo')
    const state = await readState(owner)
    if (state === 'LIVED_IN') return false
    if (state === 'CUT_SHORT') await wipe(owner)
    const started = performance.now()
    await owner.query(`insert into setting (key, value) values ('demo', '{"state": "BEGUN"}')`)
    await seed(services, ownerUrl, owner)
    await owner.query(
      `update setting set value = jsonb_build_object('state', 'SEEDED', 'at', $1::timestamptz) where key = 'demo'`,
      [services.clock.now()],
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    services.log.info({ seconds: Number(seconds) }, 'the demo is seeded')
    return true
  })
}

async function readState(owner: Client): Promise<'EMPTY' | 'CUT_SHORT' | 'LIVED_IN'> {
  const found = await owner.query<{ begun: boolean; lived_in: boolean }>(`
    select exists (select from setting where key = 'demo' and value ->> 'state' = 'BEGUN') as begun,
      exists (select from users) as lived_in`)
  if (found.rows[0]?.begun) return 'CUT_SHORT'
  return found.rows[0]?.lived_in ? 'LIVED_IN' : 'EMPTY'
}

async function seed(services: Services, ownerUrl: string, owner: Client): Promise<void> {
  const now = services.clock.now()
  const founded = startOfDay(addMonths(lagosDay(now), -19))
  const [password_hash, subaccounts] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    openSubaccounts(services),
  ])
  const people = await onLane(services, ownerUrl, async (lane) => {
    let made: MadePeople | undefined
    lane.plan(founded, async (tx) => {
      made = await makePeople(tx, password_hash, subaccounts)
    })
    await lane.run()
    if (!made) throw new Error('The people of the demo were not made.')
    return made
  })
  // Estates share no landlord and no tenant, so they can live side by side.
  await Promise.all(
    demoEstates.map((estate) =>
      onLane(services, ownerUrl, async (lane) => {
        liveThrough(lane, estate, people, now)
        await lane.run()
      }),
    ),
  )
  await onLane(services, ownerUrl, async (lane) => {
    maintainUnits(lane, people, now)
    chaseArrears(lane, people, now)
    await lane.run()
  })
  await runSettlements(owner, now)
  await onLane(services, ownerUrl, (lane) => runServiceChargeFund(lane, people, now))
  await onLane(services, ownerUrl, async (lane) => {
    makeRefunds(lane, people, now)
    await lane.run()
  })
  await importTransfers(services, people, now)
  await onLane(services, ownerUrl, async (lane) => {
    maintainPeople(lane, people, now)
    await lane.run()
    await giveFaces(services, lane, now)
    await lane.run()
  })
  await onLane(services, ownerUrl, async (lane) => {
    await sendNotices(services, lane, now)
    await lane.run()
  })
  await onLane(services, ownerUrl, async (lane) => {
    callMeetings(lane, people, now)
    reportFaults(lane, people, now)
    mendHomes(lane, people, now)
    makeWorkOrders(lane, people, now)
    holdConversations(lane, people, now)
    await lane.run()
  })
  await onLane(services, ownerUrl, async (lane) => {
    reportConditions(services, lane, people, now)
    addAssets(lane, people, now)
    await lane.run()
  })
  await invitePeople(services, now)
  await publishHomes(services, now)
  await raiseLateFees(services) // as the hour does that was lived through last: nobody's first look sees sums move
  // The past is past: nobody is sent the e-mails of eighteen months.
  await owner.query('delete from graphile_worker._private_jobs')
  await filePapers(services, people, now)
  await serveDemoNotice(services, people, now)
  await owner.query('analyze')
}
