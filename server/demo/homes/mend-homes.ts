import type { NewVendor } from '@gida/contract/domains/vendors/vendor'
import { lagosDay } from '@gida/contract/shared/dates'
import { createBill } from '../../domains/bills/create-bill.ts'
import { createVendor } from '../../domains/vendors/create-vendor.ts'
import { createOrder } from '../../domains/work-orders/index.ts'
import { setActor } from '../../platform/access/set-actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { actingAs, type Lane } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'

const DAY = 86_400_000

type DemoVendor = Omit<NewVendor, 'estate_ids' | 'email'> & { account_number: string }
const KNOWN: DemoVendor[] = [
  {
    ...{ name: 'Ajah Water Works', kind: 'FIRM', trades: ['WATER', 'DRAINS'], area: 'Lekki and Ajah' },
    ...{
      phone: '+2348035550110',
      tin: '20614488-0001',
      wht_class: 'BUILDING',
      licence: 'NIWRMC drillers’ list',
    },
    account_number: '0144820116',
  },
  {
    ...{ name: 'Emeka Nwosu', kind: 'PERSON', trades: ['WATER', 'DOORS'], area: 'Lekki Phase 1' },
    ...{ phone: '+2348035550111', tin: null, wht_class: 'SERVICES', licence: '' },
    account_number: '2066114832',
  },
  {
    ...{
      name: 'CoolAir Services',
      kind: 'FIRM',
      trades: ['AIR_CONDITIONING', 'POWER'],
      area: 'Victoria Island',
    },
    ...{ phone: '+2348035550112', tin: '18820945-0001', wht_class: 'SERVICES', licence: '' },
    account_number: '0091847725',
  },
  {
    ...{ name: 'Lagos Pest Control', kind: 'FIRM', trades: ['PESTS'], area: 'All of Lagos' },
    ...{ phone: '+2348035550113', tin: '22019834-0001', wht_class: 'SERVICES', licence: '' },
    account_number: '1013377420',
  },
]

/** What vendors have done in the first estate: one job that can be billed, and one bill that can be paid. */
const JOBS = [
  {
    ago: 3 * DAY,
    vendor: 0,
    title: 'New pressure switch for the water pump',
    amount: 4_500_000,
    billed: false,
  },
  { ago: 9 * DAY, vendor: 2, title: 'Service of the air conditioning', amount: 3_600_000, billed: true },
]

/** The artisans and firms whom the demo’s manager calls, and what they did for a home whose landlord bears it. */
export function mendHomes(lane: Lane, people: MadePeople, now: Date): void {
  const ids: string[] = []
  lane.plan(new Date(now.getTime() - 200 * DAY), async (tx) => {
    const actor = actingAs(people.manager, 'ESTATE_MANAGER')
    await setActor(tx, actor)
    const estates = await tx.selectFrom('estate').select('id').where('status', '=', 'ACTIVE').execute()
    const estate_ids = estates.map(({ id }) => id)
    for (const { account_number, ...known } of KNOWN) {
      const { id } = await createVendor(tx, actor, { ...known, email: null, estate_ids })
      const account = { bank_code: '058', bank_name: 'Guaranty Trust Bank', account_number }
      const account_name = known.name.toUpperCase()
      await tx
        .updateTable('vendor')
        .set({ ...account, account_name })
        .where('id', '=', id)
        .execute()
      ids.push(id)
    }
  })
  for (const { ago, vendor, title, amount, billed } of JOBS)
    lane.plan(new Date(now.getTime() - ago), async (tx) => {
      const actor = actingAs(people.manager, 'ESTATE_MANAGER')
      await setActor(tx, actor)
      const id = await doneBy(tx, { title, amount, vendor_id: ids[vendor] ?? '', manager: people.manager })
      const lines = [{ description: title, amount }]
      if (billed) await createBill(tx, actor, id, { billed_on: lagosDay(tx.now), lines, retention_bp: 0 })
    })
}

type Done = { title: string; amount: number; vendor_id: string; manager: string }
async function doneBy(tx: Tx, { title, amount, vendor_id, manager }: Done): Promise<string> {
  const { unit_id } = await tx
    .selectFrom('lease')
    .innerJoin('users', 'users.id', 'lease.tenant_id')
    .select('lease.unit_id')
    .where('users.email', 'like', 'tenant@%')
    .where('lease.status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  const { row } = await createOrder(tx, { unit_id, title, category: 'WATER', created_by: manager })
  await tx
    .updateTable('work_order')
    .set({ vendor_id, status: 'DONE', done_at: tx.now, approved_amount: amount })
    .set({ bearer: 'LANDLORD', bearer_reason: 'Wear of the landlord’s parts', bearer_decided_by: manager })
    .set({ bearer_decided_at: tx.now })
    .where('id', '=', row.id)
    .execute()
  return row.id
}
