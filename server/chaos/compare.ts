import { sql } from 'kysely'
import { checkLedger } from '../domains/payments/index.ts'
import type { Services } from '../platform/services.ts'
import type { Outcome } from './pay.ts'

export type ProviderState = {
  transactions: { reference: string; status: string; amount: number }[]
  settlements: { id: number; status: string; effective_amount: number }[]
  deliveries: { state: string; fault: string; attempts: number }[]
}

type Booked = {
  reference: string
  status: string
  amount: number
  receipts: number
  journals: number
  booked: number
  mails: number
}

/** Every way in which the books differ from what the provider says was paid. None is what is wanted. */
export async function compareBooks(
  services: Services,
  provider: ProviderState,
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const { booked, settled, checks } = await services.transaction('system', async (tx) => ({
    booked: await sql<Booked>`
      select p.reference, p.status, p.amount,
        (select count(*) from receipt r where r.payment_id = p.id and r.amount = p.amount) as receipts,
        (select count(*) from journal j where j.payment_id = p.id and j.key like '%:completed') as journals,
        (select coalesce(sum(e.amount), 0)::bigint from journal j join posting e on e.journal_id = j.id
          where j.key = 'payment:' || p.id || ':completed' and e.amount > 0) as booked,
        (select count(*) from receipt r join outbox_message o on o.key = 'receipt:' || r.id
          where r.payment_id = p.id and o.sent_at is not null) as mails
      from payment p`.execute(tx),
    settled: await sql<{ id: string; amount: number }>`
      select split_part(key, ':', 2) as id, -sum(e.amount)::bigint as amount
      from journal j join posting e on e.journal_id = j.id join account a on a.id = e.account_id
      where j.key like 'settlement:%' and a.code like 'clearing%' group by 1`.execute(tx),
    checks: await checkLedger(tx),
  }))
  const paid = new Map(
    provider.transactions.filter((one) => one.status === 'success').map((one) => [one.reference, one.amount]),
  )
  const byReference = new Map(booked.rows.map((row) => [row.reference, row]))
  return [
    ...checks.filter((check) => check.faults > 0).map((check) => `${check.faults} faults: ${check.name}`),
    ...[...paid].flatMap(([reference, amount]) =>
      faultsOfPaid(reference, amount, byReference.get(reference)),
    ),
    ...faultsOfSettlements(provider.settlements, settled.rows),
    ...booked.rows.flatMap((row) => faultsOfUnpaid(row, paid.has(row.reference))),
    ...outcomes.flatMap((outcome) => faultsOfAnswer(outcome, outcome.reference, byReference)),
  ]
}

function faultsOfPaid(reference: string, amount: number, row: Booked | undefined): string[] {
  if (!row) return [`${reference}: paid, and not known here`]
  const faults: string[] = []
  if (row.status !== 'COMPLETED') faults.push(`paid, and here it is ${row.status}`)
  if (row.amount !== amount) faults.push(`paid ${amount}, and here it is ${row.amount}`)
  if (row.booked !== amount) faults.push(`paid ${amount}, and the ledger took ${row.booked}`)
  if (row.journals !== 1) faults.push(`${row.journals} completion journals`)
  if (row.receipts !== 1) faults.push(`${row.receipts} receipts`)
  if (row.mails !== 1) faults.push(`its receipt was sent ${row.mails} times`)
  return faults.map((fault) => `${reference}: ${fault}`)
}

function faultsOfUnpaid(row: Booked, isPaid: boolean): string[] {
  if (isPaid) return []
  const isBooked = row.status === 'COMPLETED' || row.journals > 0 || row.receipts > 0 || row.booked > 0
  return isBooked ? [`${row.reference}: nobody paid it, and here it is ${row.status}`] : []
}

function faultsOfSettlements(
  settlements: ProviderState['settlements'],
  booked: readonly { id: string; amount: number }[],
): string[] {
  const amountOf = new Map(booked.map((row) => [row.id, row.amount]))
  return settlements
    .filter((one) => one.status === 'success' && amountOf.get(String(one.id)) !== one.effective_amount)
    .map(
      (one) => `settlement ${one.id} of ${one.effective_amount} is booked as ${amountOf.get(String(one.id))}`,
    )
}

/** What a tenant was told is a payment that exists; and whoever was refused had paid already, or asks again later. */
function faultsOfAnswer(
  { way, answer }: Outcome,
  reference: string | null,
  known: Map<string, Booked>,
): string[] {
  if (answer.status === 201) {
    return reference && known.has(reference) ? [] : [`${reference}: answered to a tenant, and not known here`]
  }
  return way === 'before' ? [] : [`a tenant was refused: ${answer.status} ${JSON.stringify(answer.body)}`]
}
