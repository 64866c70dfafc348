import type { CreateAsset } from '@gida/contract/domains/assets/asset'
import { CreatePlan } from '@gida/contract/domains/assets/plan'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { raisePlan } from '../../domains/assets/plans/raise-plan.ts'
import { createPlan } from '../../domains/assets/plans/write-plan.ts'
import { recordReading } from '../../domains/assets/readings/record-reading.ts'
import { createAsset } from '../../domains/assets/register/create-asset.ts'
import { setActor } from '../../platform/access/set-actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { actingAs, type Lane } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'

const DAY = 86_400_000

type Plan = Omit<CreatePlan, 'asset_id' | 'starts_on'> & { startsIn: number }
type DemoAsset = { asset: CreateAsset; meters: { ago: number; meter: number }[]; plans: Partial<Plan>[] }

const ASSET = {
  ...{ maker: '', model: '', serial: '', rating: null, rating_unit: null, note: '', parent_id: null },
  ...{ in_service_on: null, warranty_until: null, warranty_terms: '', vendor_id: null },
}

/** What has to be kept running in the first estate, with its meters and plans. */
const KEPT: DemoAsset[] = [
  {
    asset: {
      ...ASSET,
      ...{ kind: 'GENERATOR', name: 'Generator 2', maker: 'Perkins', model: '1206A', serial: 'PK-88213' },
      ...{ rating: 200, rating_unit: 'KVA', in_service_on: '2023-02-14', warranty_until: '2027-02-13' },
      warranty_terms: 'Parts and labour, if serviced every 250 hours',
    },
    meters: [
      { ago: 40, meter: 4_310 },
      { ago: 12, meter: 4_476 },
      { ago: 1, meter: 4_548 },
    ],
    plans: [
      {
        ...{ title: 'Change oil and filter', category: 'GENERATOR', every_hours: 250, or_months: 12 },
        ...{ estimate: 18_500_000, anchor: 'COMPLETED' },
        steps: [
          { kind: 'TICK', title: 'Oil and oil filter changed' },
          { kind: 'NUMBER', title: 'Battery voltage', min: 12.2, max: 14.4, unit: 'V' },
          { kind: 'PASS', title: 'Belts and hoses' },
          { kind: 'CHOICE', title: 'Coolant', choices: ['Full', 'Topped up', 'Leaks'] },
          { kind: 'PHOTO', title: 'Hour meter' },
        ],
      },
      {
        ...{ title: 'Load test of the generator', category: 'GENERATOR', estimate: 6_000_000, startsIn: -21 },
        ...{ rule: 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1', moves_to_working_day: true, lead_days: 7 },
      },
    ],
  },
  {
    asset: {
      ...ASSET,
      ...{ kind: 'BOREHOLE_PUMP', name: 'Borehole pump', maker: 'Grundfos', model: 'SP 5A', rating: 3 },
      ...{ rating_unit: 'HP', in_service_on: '2024-06-03' },
    },
    meters: [],
    plans: [
      {
        ...{ title: 'Pull and inspect the pump', category: 'WATER', estimate: 9_500_000, startsIn: -9 },
        ...{ rule: 'FREQ=MONTHLY;INTERVAL=6', anchor: 'COMPLETED' },
        steps: [
          { kind: 'NUMBER', title: 'Current while it runs', max: 8.5, unit: 'A' },
          { kind: 'PASS', title: 'Cable and joints' },
        ],
      },
    ],
  },
  {
    asset: {
      ...ASSET,
      ...{ kind: 'LIFT', name: 'Lift, Block A', maker: 'KONE', model: 'MonoSpace', rating: 8 },
      ...{ rating_unit: 'PERSONS', in_service_on: '2022-09-01' },
    },
    meters: [],
    plans: [
      {
        ...{ title: 'Monthly service of the lift', category: 'OTHER', estimate: 12_000_000, startsIn: 4 },
        ...{ rule: 'FREQ=MONTHLY;BYDAY=1TU', lead_days: 3 },
      },
    ],
  },
]

/** Enters what is kept running, reads its meters over some weeks, and plans its service; what is due is raised. */
export function addAssets(lane: Lane, { manager }: Pick<MadePeople, 'manager'>, now: Date): void {
  const at = (ago: number) => new Date(now.getTime() - ago * DAY)
  for (const { asset, meters, plans } of KEPT) {
    let id = ''
    const made: string[] = []
    lane.plan(at(42), async (tx) => {
      const { row } = await createAsset(tx, await as(tx, manager), {
        ...asset,
        estate_id: await firstEstate(tx),
      })
      id = row.id
    })
    for (const { ago, meter } of meters)
      lane.plan(at(ago), async (tx) => {
        await recordReading(tx, await as(tx, manager), id, { kind: 'READING', meter })
      })
    lane.plan(at(39), async (tx) => {
      for (const { startsIn = 0, ...plan } of plans) {
        const starts_on = addDays(lagosDay(now), startsIn)
        const body = CreatePlan.parse({ ...plan, starts_on, asset_id: id })
        made.push((await createPlan(tx, await as(tx, manager), body)).row.id)
      }
    })
    lane.plan(at(0), async (tx) => {
      for (const plan of made) await raisePlan(tx, plan)
    })
  }
}

async function firstEstate(tx: Tx): Promise<string> {
  const estates = tx.selectFrom('estate').select('id').where('name', '=', 'Palmgrove Court')
  return (await estates.executeTakeFirstOrThrow()).id
}

async function as(tx: Tx, user_id: string) {
  const actor = actingAs(user_id, 'ESTATE_MANAGER')
  await setActor(tx, actor)
  return actor
}
