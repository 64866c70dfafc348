import type { ServiceChargeDraft } from '@gida/contract/domains/books/fund'
import { lagosDay } from '@gida/contract/shared/dates'
import { divideEqually } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { type ChargedUnit, raiseChargesOfMany } from '../../charges/index.ts'
import { getEstate } from '../../estates/index.ts'
import { refuseDueDay } from '../../ledger/index.ts'
import { canManageFund } from '../policy.ts'

/** `unit_id` is the one that its lease's charges are on; `let_unit_id` the one that is billed. */
type LetUnit = ChargedUnit & { lease_id: string; let_unit_id: string; name: string }

/** Divides a budget equally over the let units; the first ones get a kobo more, so that it adds up. */
export async function billServiceCharge(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  wanted: ServiceChargeDraft,
): Promise<{ id: string }> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!canManageFund(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  refuseDueDay(tx.now, wanted.due_date, 'due_date')

  await elevateToSystem(tx)
  const units = await letUnits(tx, estate_id, wanted.unit_ids)
  const parts = divideEqually(wanted.amount, units.length)
  if (parts.some((part) => part === 0)) {
    throw new Problem('AMOUNT_TOO_SMALL', {
      message: `That is less than a kobo for each of the ${units.length} units.`,
    })
  }
  const { title, amount, due_date } = wanted
  const billed = await tx
    .insertInto('service_charge')
    .values({ estate_id, title, amount, due_date, created_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const keyOf = (unit: LetUnit) => `service:${billed.id}:${unit.let_unit_id}`
  await raiseChargesOfMany(
    tx,
    units.map((unit, index) => ({
      of: unit,
      charges: [
        {
          key: keyOf(unit),
          transaction_type: 'SERVICE_CHARGE' as const,
          description: unit.let_unit_id === unit.unit_id ? title : `${title}, ${unit.name}`,
          amount: parts[index] ?? 0,
          due_date,
        },
      ],
    })),
  )
  await tx
    .insertInto('service_charge_part')
    .columns(['service_charge_id', 'unit_id', 'charge_id'])
    .expression((eb) =>
      eb
        .selectFrom('charge')
        .select([eb.val(billed.id).as('service_charge_id'), letUnitOf('key').as('unit_id'), 'id'])
        .where('key', 'in', units.map(keyOf)),
    )
    .execute()
  return billed
}

/** From a key as made above: of units let together the charges are on one. */
const letUnitOf = (key: string) => sql<string>`split_part(${sql.ref(key)}, ':', 3)::uuid`

/** The let units in order of property and name, with their tenancies. */
async function letUnits(
  tx: Tx,
  estate_id: string,
  wanted: readonly string[] | undefined,
): Promise<LetUnit[]> {
  if (wanted) await refuseForeign(tx, estate_id, wanted)
  const { rows } = await sql<LetUnit>`
    select u.estate_id, u.property_id, l.unit_id, u.id as let_unit_id, u.name, u.landlord_id, l.tenant_id, l.id as lease_id
    from lease_unit lu join lease l on l.id = lu.lease_id join unit u on u.id = lu.unit_id
      join property p on p.id = u.property_id
    where lu.estate_id = ${estate_id} and lu.is_live and l.status = 'ACTIVE' and lu.during @> ${lagosDay(tx.now)}::date
      and l.tenant_id is not null ${wanted ? sql`and u.id = any (${wanted}::uuid[])` : sql``}
    order by p.name, p.id, app.natural(u.name), u.id`.execute(tx)
  const missing = wanted ? new Set(wanted).size - rows.length : 0
  if (rows.length === 0) throw problem('NOBODY_TO_BILL')
  if (missing > 0) {
    throw new Problem('NOBODY_TO_BILL', {
      message: `${missing} of these units are not let. Choose only units with tenants.`,
    })
  }
  return rows
}

async function refuseForeign(tx: Tx, estate_id: string, wanted: readonly string[]): Promise<void> {
  const { n } = await tx
    .selectFrom('unit')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('estate_id', '=', estate_id)
    .where('id', 'in', [...wanted])
    .executeTakeFirstOrThrow()
  if (n < new Set(wanted).size) throw problem('NOT_FOUND')
}
