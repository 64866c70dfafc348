import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { createFee } from '../../domains/charges/fees/create-fee.ts'
import { updateLease } from '../../domains/leases/drafts/update-lease.ts'
import { draftLease } from '../../domains/leases/index.ts'
import { renewLease } from '../../domains/leases/lifecycle/renew-lease.ts'
import { transferTenant } from '../../domains/leases/tenants/transfer-tenant.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { actingAs, type Lane } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'
import { DEMO_HOME } from '../plan-tenancies.ts'
import { demoEstates } from './estates.ts'

/** What an estate charges ahead, once the past has been lived through. */
const MONTHS_AHEAD = 3

const FEES = [
  { name: 'Agency fee', transaction_type: 'AGENCY_FEE', basis_points: 1000 },
  { name: 'Legal fee', transaction_type: 'LEGAL_FEE', basis_points: 500 },
  { name: 'Agreement fee', transaction_type: 'AGREEMENT_FEE', amount: 5_000_000, on_renewal: true },
  { name: 'Security levy', transaction_type: 'MAINTENANCE_FEE', amount: 6_000_000, rhythm: 'YEARLY' },
] as const

/** What the manager did last: the fees, who answers for whom, a draft, a renewal and a move to another flat. */
export function maintainUnits(lane: Lane, people: MadePeople, now: Date): void {
  const manager = actingAs(people.manager, 'ESTATE_MANAGER')
  lane.plan(now, async (tx) => {
    await tx.updateTable('estate').set({ charge_months_ahead: MONTHS_AHEAD }).execute()
    const { id: estate_id } = await tx
      .selectFrom('estate')
      .select('id')
      .where('name', '=', demoEstates[0]?.name ?? '')
      .executeTakeFirstOrThrow()
    await moveSomebody(tx, manager, estate_id)
    await renewOne(tx, manager, estate_id)
    await nameGuarantor(tx, manager)
    for (const fee of FEES) {
      const { rhythm = 'ONCE', on_renewal = false } = fee as { rhythm?: 'YEARLY'; on_renewal?: boolean }
      await createFee(tx, actingAs(people.admin, 'ADMIN'), {
        active: true,
        ...fee,
        estate_id,
        rhythm,
        on_renewal,
      })
    }
    await draftOne(tx, manager, estate_id, lagosDay(now))
  })
}

/** Tenants who are quit of everything, by the names of their units: whoever they are, nothing else hangs on them. */
const quietUnits = (tx: Tx, estate_id: string) =>
  tx
    .selectFrom('lease')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .select(['lease.id', 'lease.unit_id', 'unit.name'])
    .where('lease.estate_id', '=', estate_id)
    .where('lease.status', '=', 'ACTIVE')
    .where('unit.status', '=', 'OCCUPIED')
    .where('unit.name', '<>', DEMO_HOME)
    .where(sql<boolean>`lease.start_date < app.today() - 30`)
    .where(
      sql<boolean>`not exists (select from charge c where c.lease_id = lease.id and c.open_amount > 0 and c.due_date < app.today() + 60)`,
    )
    .where(
      sql<boolean>`not exists (select from payment p where p.unit_id = unit.id and p.status in ('PENDING', 'PROCESSING'))`,
    )

const vacantUnits = (tx: Tx, estate_id: string) =>
  tx
    .selectFrom('unit')
    .select('id')
    .where('estate_id', '=', estate_id)
    .where('status', '=', 'VACANT')
    .orderBy('sort_name')

async function moveSomebody(tx: Tx, manager: Actor, estate_id: string): Promise<void> {
  const home = await quietUnits(tx, estate_id)
    .where(sql<boolean>`lease.end_date > app.today() + 120`)
    .orderBy('unit.sort_name', 'desc')
    .limit(1)
    .executeTakeFirst()
  const to = await vacantUnits(tx, estate_id).limit(1).executeTakeFirst()
  if (home && to) await transferTenant(tx, manager, home.unit_id, { to_unit_id: to.id })
}

async function renewOne(tx: Tx, manager: Actor, estate_id: string): Promise<void> {
  const home = await quietUnits(tx, estate_id).orderBy('lease.end_date').limit(1).executeTakeFirst()
  if (home) await renewLease(tx, manager, home.id, { instalments: 2, frequency: 'YEARLY' })
}

async function nameGuarantor(tx: Tx, manager: Actor): Promise<void> {
  const home = await tx
    .selectFrom('lease')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .select('lease.id')
    .where('unit.name', '=', DEMO_HOME)
    .where('lease.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!home) return
  await updateLease(tx, manager, home.id, {
    guarantor: {
      name: 'Alhaji Musa Abdullahi',
      phone: '+2348027710045',
      address: '18 Awolowo Road, Ikoyi, Lagos',
      relationship: 'Employer',
    },
    occupants: [
      { name: 'Ọmọ́tọ́lá Adébáyọ̀', relationship: 'Wife' },
      { name: 'Tiwa Adébáyọ̀', relationship: 'Daughter' },
    ],
  })
}

/** For somebody who has not joined yet. */
async function draftOne(tx: Tx, manager: Actor, estate_id: string, today: string): Promise<void> {
  const unit = await vacantUnits(tx, estate_id).limit(1).executeTakeFirst()
  if (!unit) return
  await draftLease(tx, manager, {
    unit_id: unit.id,
    tenant_name: 'Ngozi Eze-Nwankwo',
    start_date: addDays(today, 14),
    instalments: 1,
  })
}
