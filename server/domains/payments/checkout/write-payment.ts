import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { splitMoney } from '../../charges/index.ts'

/** How Gida learns of the money: from the provider, a person's record, or a bank statement. */
export type PaymentSource = 'PROVIDER' | 'RECORDED' | 'STATEMENT'

export type PaidUnit = Awaited<ReturnType<typeof getUnitToPayFor>>

/** Allocation of a payment to charges. */
export type SplitMoney = ReturnType<typeof splitMoney>

export type PaymentToWrite = {
  unit: PaidUnit
  tenant: { id: string; name: string }
  amount: number
  /** Allocation to charges; the largest share determines the payment's type and landlord. */
  split: SplitMoney
  /** For money without a charge. */
  transaction_type?: TransactionType
  description: string | null
  created_by: string
  source: PaymentSource
  reference: string
  /** The landlord's subaccount if the provider splits the money; otherwise null. */
  subaccount_code: string | null
  /** Next polling time; null if there is no provider to ask. */
  next_check_at: Date | null
  /** The first attempt of the payment intent, if this one replaces it. */
  first_attempt_id?: string | null
}

/** A unit with everything a payment needs. */
export async function getUnitToPayFor(tx: Tx, id: string) {
  return orNotFound(
    await tx
      .selectFrom('unit')
      .innerJoin('estate', 'estate.id', 'unit.estate_id')
      .select(['unit.id', 'unit.estate_id', 'unit.property_id', 'unit.landlord_id', 'estate.commission_rate'])
      .select([
        sql<string>`unit.name || ', ' || estate.name`.as('label'),
        sql<string | null>`app.subaccount_of(unit.landlord_id)`.as('subaccount_code'),
      ])
      .where('unit.id', '=', id)
      .executeTakeFirst(),
  )
}

type Largest = {
  amount: number
  charge: { transaction_type: TransactionType; landlord_id?: string | null }
}

/** Inserts a payment as PENDING, with its charges. */
export async function writePayment(tx: Tx, wanted: PaymentToWrite): Promise<{ id: string }> {
  const { unit, tenant, split } = wanted
  const largest = split.shares.reduce<Largest>((most, share) => (share.amount > most.amount ? share : most), {
    amount: 0,
    charge: { transaction_type: wanted.transaction_type ?? 'RENT_PAYMENT' },
  })
  const isDivided = wanted.subaccount_code !== null
  const payment = await tx
    .insertInto('payment')
    .values({
      reference: wanted.reference,
      source: wanted.source,
      estate_id: unit.estate_id,
      property_id: unit.property_id,
      unit_id: unit.id,
      landlord_id: largest.charge.landlord_id ?? unit.landlord_id, // a previous owner, for charges from their time
      tenant_id: tenant.id,
      tenant_name: tenant.name,
      unit_label: unit.label,
      transaction_type: largest.charge.transaction_type,
      amount: wanted.amount,
      description: wanted.description,
      commission_rate: unit.commission_rate,
      commission_amount: split.commission,
      landlord_share: split.landlord_share,
      split: split.landlord_share === 0 ? 'NONE' : isDivided ? 'BY_PROVIDER' : 'WAITING',
      subaccount_code: wanted.subaccount_code,
      transaction_charge: isDivided ? wanted.amount - split.landlord_share : null,
      next_check_at: wanted.next_check_at,
      first_attempt_id: wanted.first_attempt_id ?? null,
      created_by: wanted.created_by,
      created_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (split.shares.length > 0) {
    await tx
      .insertInto('allocation')
      .values(
        split.shares.map((share, position) => ({
          payment_id: payment.id,
          charge_id: share.charge.id,
          wanted_amount: share.amount,
          position,
        })),
      )
      .execute()
  }
  return payment
}
