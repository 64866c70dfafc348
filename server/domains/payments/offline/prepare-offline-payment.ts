import type { TransactionType } from '@gida/contract/domains/charges/rules'
import type { CashPayer } from '@gida/contract/domains/law/rule-value'
import type { Landed, OfflineChannel } from '@gida/contract/domains/payments/offline'
import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { refuseDay } from '../../ledger/index.ts'
import { canRecord } from '../policy.ts'
import { cashReceiversOf } from './cash/cash-receivers.ts'
import { findEvidence } from './evidence/evidence.ts'

export type WantedOfflinePayment = {
  amount: number
  channel: OfflineChannel
  payment_date: Day
  property_unit_id: string
  tenant_id: string
  transaction_type?: TransactionType | undefined
  charge_ids?: readonly string[] | undefined
  description?: string | undefined
  proof_document_id?: string | undefined
  payer_name?: string | undefined
  payer_kind?: CashPayer | undefined
  bank_reference?: string | undefined
  landed?: Exclude<Landed, 'HAND'> | undefined
  received_by?: string | undefined
  not_a_duplicate?: boolean | undefined
  client_id?: string | undefined
}

/** A checked payment, ready to be booked. */
export type OfflinePaymentToBook = Omit<WantedOfflinePayment, 'landed' | 'received_by'> & {
  estate_id: string
  landlord_id: string | null
  landed: Landed
  taker: { id: string; name: string }
}

/** Checks with the person's own rights whether they may record this money, and fills in defaults. */
export async function prepareOfflinePayment(
  tx: Tx,
  actor: Actor,
  wanted: WantedOfflinePayment,
): Promise<OfflinePaymentToBook> {
  refuseDay(tx.now, wanted.payment_date, 'payment_date')
  const unit = await getUnitOfTenant(tx, actor, wanted.property_unit_id, wanted.tenant_id)
  const { received_by = actor.user_id, landed, ...said } = wanted
  const money = { ...said, property_unit_id: unit.id }
  if (landed === 'LANDLORD' && !unit.landlord_id) {
    throw refused('landed', 'This unit has no landlord, so it cannot have gone to their bank.')
  }
  if (money.proof_document_id) await findEvidence(tx, money.proof_document_id)
  if (money.charge_ids?.length) await refuseForeignCharges(tx, money)
  return {
    ...money,
    estate_id: unit.estate_id,
    landlord_id: unit.landlord_id,
    landed: landed ?? (money.channel === 'CASH' ? 'HAND' : 'TRUST'),
    taker: await getTaker(tx, actor, unit.id, received_by),
  }
}

/**
 * A unit for which the actor may take money, and a tenant with a tenancy there; otherwise 404. Of units let together it
 * is the one that their charges are on, whichever is named.
 */
export async function getUnitOfTenant(tx: Tx, actor: Actor, unit_id: string, tenant_id: string) {
  if (!canRecord(actor)) throw problem('PERMISSION_DENIED')
  const unit = orNotFound(
    await tx
      .selectFrom('unit')
      .select(['id', 'estate_id', 'landlord_id'])
      .select(
        sql<boolean>`exists (select from charge c
          where c.unit_id = unit.id and c.tenant_id = ${tenant_id} and c.open_amount > 0)`.as('has_open'),
      )
      .where('id', '=', unit_id)
      .where(
        sql<boolean>`(exists (select from lease_unit l where l.unit_id = unit.id and l.tenant_id = ${tenant_id})
          or exists (select from charge c where c.unit_id = unit.id and c.tenant_id = ${tenant_id}))`,
      )
      .executeTakeFirst(),
  )
  return unit.has_open ? unit : ((await mainUnitOf(tx, unit_id, tenant_id)) ?? unit)
}

/** The first unit of the tenant's latest lease of a unit, if the actor sees it. */
const mainUnitOf = (tx: Tx, unit_id: string, tenant_id: string) =>
  tx
    .selectFrom('lease_unit as let')
    .innerJoin('lease', 'lease.id', 'let.lease_id')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .select(['unit.id', 'unit.estate_id', 'unit.landlord_id'])
    .where('let.unit_id', '=', unit_id)
    .where('let.tenant_id', '=', tenant_id)
    .orderBy('let.is_live', 'desc')
    .orderBy(sql`upper(let.during)`, 'desc')
    .limit(1)
    .executeTakeFirst()

async function refuseForeignCharges(tx: Tx, wanted: WantedOfflinePayment): Promise<void> {
  const ids = [...new Set(wanted.charge_ids)]
  const { count } = await tx
    .selectFrom('charge')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('unit_id', '=', wanted.property_unit_id)
    .where('tenant_id', '=', wanted.tenant_id)
    .executeTakeFirstOrThrow()
  if (count < ids.length) throw problem('NOT_FOUND')
}

/** Who took the money. Agents may only name themselves. */
async function getTaker(tx: Tx, actor: Actor, unit_id: string, id: string) {
  const cash_receivers = await cashReceiversOf(tx, actor, unit_id)
  const taker = cash_receivers.find((one) => one.id === id)
  if (taker) return taker
  throw refused('received_by', 'This person does not collect money for this unit. Choose who took it.')
}

const refused = (path: string, message: string) => problem('VALIDATION_ERROR', [{ path, message }])
