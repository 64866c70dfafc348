import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { lockBooks, type Owner, owed, postJournals } from '../ledger/index.ts'

export type NewCharge = {
  /** One key per cause, such as `lease:<id>:rent:2026-11-12`: raising twice raises once. */
  key: string
  transaction_type: TransactionType
  /** Defaults to the type's name. */
  description?: string
  amount: number
  due_date: string
  period_start?: string
  period_end?: string
}

export type ChargedUnit = {
  estate_id: string
  property_id: string
  unit_id: string
  landlord_id: string | null
  tenant_id: string
  lease_id: string | null
}

/** Raises charges on a tenancy, each with its journal. Existing keys are skipped. */
export async function raiseCharges(tx: Tx, of: ChargedUnit, charges: readonly NewCharge[]): Promise<void> {
  await raiseChargesOfMany(tx, [{ of, charges }])
}

type ToRaise = { of: ChargedUnit; charges: readonly NewCharge[] }
type Raised = Owner & { id: string; tenant_id: string; amount: number; description: string }

/** The same for many tenancies, in two statements in total. */
export async function raiseChargesOfMany(tx: Tx, wanted: readonly ToRaise[]): Promise<void> {
  const rows = wanted.flatMap(({ of, charges }) => charges.map((charge) => ({ ...of, ...named(charge) })))
  if (rows.length === 0) return
  await lockBooks(
    tx,
    rows.map(({ estate_id }) => estate_id),
  )
  const raised = await asSystem(tx, () =>
    sql<Raised>`
    insert into charge (estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id, transaction_type,
      description, amount, due_date, period_start, period_end, key)
    select estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id, transaction_type,
      description, amount, due_date, period_start, period_end, key
    from jsonb_populate_recordset(null::charge, ${JSON.stringify(rows)}::jsonb) with ordinality order by ordinality
    on conflict (key) do nothing
    returning id, estate_id, landlord_id, tenant_id, lease_id, transaction_type, amount, description`.execute(
      tx,
    ),
  )
  await postJournals(
    tx,
    raised.rows.map((charge) => ({
      key: `charge:${charge.id}:raised`,
      estate_id: charge.estate_id,
      memo: charge.description,
      entries: owed(charge, charge.amount),
    })),
  )
}

const named = (charge: NewCharge) => ({
  ...charge,
  description: charge.description ?? TYPE_NAMES[charge.transaction_type],
})
