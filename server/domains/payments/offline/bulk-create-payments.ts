import {
  type BulkCreateBody,
  type BulkCreated,
  OfflinePaymentRow,
} from '@gida/contract/domains/payments/offline'
import { referencesIn } from '@gida/contract/shared/references'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { databaseProblem } from '../../../platform/db/problems.ts'
import { withSavepoint } from '../../../platform/db/savepoint.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { refuseUnstorable } from '../../../platform/http/bodies/payload-limits.ts'
import { resolveReferences } from '../../../platform/http/references/resolve-references.ts'
import { canRecord } from '../policy.ts'
import { getPaymentRow } from '../queries.ts'
import { bookOfflinePayment } from './book-offline-payment.ts'
import { lockCash } from './cash-limit/cash-limit.ts'
import { findTenancyOfRow } from './find-tenancy-of-row.ts'
import { lockUnitsToRecord } from './lock-unit.ts'
import { type OfflinePaymentToBook, prepareOfflinePayment } from './prepare-offline-payment.ts'

const NAMED_BY_ROW = referencesIn(OfflinePaymentRow)

type Created = BulkCreated['created'][number]
type Failed = BulkCreated['failed'][number]

/**
 * Records several payments. Each row stands alone: a row that cannot be recorded is reported with the reason, the others
 * are saved. All rows are checked with the person's own rights before the first is booked.
 */
export async function bulkCreatePayments(
  tx: Tx,
  actor: Actor,
  { estate_id, rows, transactions = [] }: BulkCreateBody,
): Promise<BulkCreated> {
  if (!canRecord(actor)) throw problem('PERMISSION_DENIED')
  const failed: Failed[] = []
  const ready: { index: number; recording: OfflinePaymentToBook }[] = []
  for (const [index, row] of (rows ?? transactions).entries()) {
    const recording = await attempt(tx, index, failed, () => prepareRow(tx, actor, estate_id, row))
    if (recording) ready.push({ index, recording })
  }
  await elevateToSystem(tx)
  await lockUnitsToRecord(
    tx,
    ready.map(({ recording }) => recording.property_unit_id),
  )
  await lockCash(
    tx,
    ready.map(({ recording }) => recording),
  )
  const created: Created[] = []
  for (const { index, recording } of ready) {
    const id = await attempt(tx, index, failed, () => bookOfflinePayment(tx, actor, recording))
    if (id) created.push({ index, ...(await presentCreated(tx, id)) })
  }
  return { created, failed: failed.sort((a, b) => a.index - b.index) }
}

async function prepareRow(
  tx: Tx,
  actor: Actor,
  estate_id: string | undefined,
  row: unknown,
): Promise<OfflinePaymentToBook> {
  refuseUnstorable(row)
  const read = OfflinePaymentRow.safeParse(row)
  if (!read.success) {
    throw problem(
      'VALIDATION_ERROR',
      read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    )
  }
  await resolveReferences(tx, NAMED_BY_ROW, read.data)
  return prepareOfflinePayment(tx, actor, {
    ...read.data,
    ...(await findTenancyOfRow(tx, read.data, estate_id)),
  })
}

/** Processes one row in a savepoint; a refusal is recorded and rolled back. */
async function attempt<T>(
  tx: Tx,
  index: number,
  failed: Failed[],
  action: () => Promise<T>,
): Promise<T | null> {
  try {
    return await withSavepoint(tx, action)
  } catch (error) {
    const fault = error instanceof Problem ? error : databaseProblem(error)
    if (!fault || fault.status >= 500) throw error
    const { code, message, details } = fault
    failed.push({ index, code, message: inWords(message, details), ...(details ? { details } : {}) })
    return null
  }
}

/** The field errors as text, since a row has no fields to show them at. */
function inWords(message: string, details: unknown): string {
  if (!Array.isArray(details)) return message
  return details.map((fault: { path: string; message: string }) => said(fault)).join(' ')
}
const said = ({ path, message }: { path: string; message: string }) =>
  /[.!?]$/.test(message) ? message : `${path}: ${message}.`

async function presentCreated(tx: Tx, id: string): Promise<Omit<Created, 'index'>> {
  const { reference, tenant_name, amount, credit_amount, receipt_number } = await getPaymentRow(tx, id)
  return { id, reference, tenant_name, amount, credit_amount, receipt_number }
}
