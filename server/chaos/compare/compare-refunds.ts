import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { ProviderState } from '../provider-state.ts'
import type { Outcome } from '../setting.ts'

type Ours = {
  reason: string
  amount: number
  way: string
  status: string
  provider_id: string | null
  reference: string
  by_server: boolean
}
type Theirs = ProviderState['refunds'][number] & { reference: string | undefined }

const MEANS: Record<string, string> = { processed: 'COMPLETED', failed: 'FAILED' }

/** Each requested refund exists at most once, and each refund of the provider matches one of ours, to the kobo. */
export async function faultsOfRefunds(
  tx: Tx,
  provider: ProviderState,
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const { rows } = await sql<Ours>`
    select r.reason, r.amount, r.way, r.status, r.provider_refund_id as provider_id, p.reference,
      r.created_by is null as by_server
    from refund r join payment p on p.id = r.payment_id`.execute(tx)
  const referenceOf = new Map(provider.transactions.map(({ id, reference }) => [id, reference]))
  const theirs = provider.refunds.map((one) => ({ ...one, reference: referenceOf.get(one.transaction) }))
  return [
    ...theirs.flatMap((one) => faultsOfTheirs(one, rows)),
    ...faultsOfOurs(rows, theirs),
    ...faultsOfAnswers(
      rows.filter(({ by_server }) => !by_server),
      outcomes,
    ),
  ]
}

function faultsOfTheirs(one: Theirs, rows: readonly Ours[]): string[] {
  const what = `refund ${one.id} of ${one.amount} for ${one.reference}, ${one.status} at the provider,`
  const ours = rows.filter(({ provider_id }) => provider_id === String(one.id))
  const [row] = ours
  if (!row || ours.length > 1) return [`${what} is here ${ours.length} times`]
  const fits =
    row.reference === one.reference && row.amount === one.amount && row.status === MEANS[one.status]
  return fits ? [] : [`${what} is here ${row.status}, ${row.amount} for ${row.reference}`]
}

function faultsOfOurs(rows: readonly Ours[], theirs: readonly Theirs[]): string[] {
  const known = new Set(theirs.map(({ id }) => String(id)))
  return rows
    .filter(({ way, status, provider_id }) => {
      const isThere = provider_id !== null && known.has(provider_id)
      return way === 'PROVIDER' ? !isThere && status !== 'FAILED' : status !== 'COMPLETED'
    })
    .map((row) => `refund of ${row.amount} for ${row.reference} is ${row.status} here alone`)
}

/** Allowed refusals: the deposit is no longer held, or a second part is too large. */
const MAY_REFUSE = ['REFUND_TOO_LARGE', 'ILLEGAL_STATE']

function faultsOfAnswers(rows: readonly Ours[], outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>()
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const asked = outcomes.filter((one) => one.act === 'refunded')
  const faults = asked.flatMap(({ reason, answer }) => {
    const count = counts.get(reason) ?? 0
    const isTaken = answer.status === 201
    if (count !== (isTaken ? 1 : 0))
      return [`"${reason}" was answered ${answer.status} and is here ${count} times`]
    if (isTaken || MAY_REFUSE.includes(String(answer.body.code))) return []
    return [`a refund was refused: ${answer.status} ${JSON.stringify(answer.body)}`]
  })
  const stray = counts.size - asked.filter(({ reason }) => counts.has(reason)).length
  return stray === 0 ? faults : [...faults, `${stray} refunds that nobody asked for`]
}
