import type {
  DueRemittance,
  Remittance,
  RemittanceDetail,
  RemittanceLine,
  RemittanceStatus,
  RemittanceWay,
} from '@gida/contract/domains/settlements/remittance'
import type { Actor } from '../../platform/access/actor.ts'
import { accountName } from './remittances/draw-advice.ts'
import type { Due } from './remittances/due.ts'
import { asLine } from './remittances/lots-left.ts'
import type { RemittanceRow } from './remittances/remittance-queries.ts'
import { canUndo } from './remittances/undo-remittance.ts'

/** Most due lines in a response. */
export const SHOWN_LINES = 50

export function presentRemittance(row: RemittanceRow, actor: Actor): Remittance {
  return {
    id: row.id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    landlord_id: row.landlord_id,
    landlord_name: row.landlord_name,
    amount: row.amount,
    way: row.way as RemittanceWay,
    status: row.status as RemittanceStatus,
    reference: row.reference,
    bank_reference: row.bank_reference,
    paid_on: row.paid_on,
    due_on: row.due_on,
    account: accountName(row),
    failure: row.failure ?? row.undone_reason,
    created_by_name: row.created_by_name ?? '',
    created_at: row.created_at.toISOString(),
    can: {
      undo:
        canUndo(row) &&
        ['ESTATE_MANAGER', 'ADMIN'].includes(actor.role) &&
        actor.permissions.has('payments_refund'),
    },
  }
}

export const presentRemittanceDetail = (row: RemittanceRow, actor: Actor): RemittanceDetail => ({
  ...presentRemittance(row, actor),
  lines: row.lines as RemittanceLine[],
})

export const presentDue = ({ lots, ...due }: Due): DueRemittance => ({
  ...due,
  lines: lots.slice(0, SHOWN_LINES).map(asLine),
})
