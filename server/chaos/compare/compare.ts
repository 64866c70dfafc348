import { sql } from 'kysely'
import { checkLedger } from '../../domains/ledger/check-ledger.ts'
import type { Services } from '../../platform/services.ts'
import type { ProviderState } from '../provider-state.ts'
import type { Outcome } from '../setting.ts'
import { faultsOfAudit } from './compare-audit.ts'
import { faultsOfPaymentIntents, readPaymentIntents } from './compare-payment-intents.ts'
import { faultsOfReceipts } from './compare-receipts.ts'
import { faultsOfRefunds } from './compare-refunds.ts'
import { faultsOfSettlements } from './compare-settlements.ts'

type Booked = {
  reference: string
  status: string
  amount: number
  receipts: number
  journals: number
  booked: number
  mails: number
  given_back: number
}

/** All differences between the ledger, the provider's payments and refunds, and what people were told. Should be empty. */
export async function compareBooks(
  services: Services,
  provider: ProviderState,
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const { booked, settlements, checks, refunds, intents } = await services.transaction(
    'system',
    async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      return {
        booked: await sql<Booked>`
        select p.reference, p.status, p.amount, coalesce(r.receipts, 0) as receipts, coalesce(j.journals, 0) as journals,
          coalesce(e.booked, 0) as booked, coalesce(r.mails, 0) as mails, coalesce(g.given_back, 0) as given_back
        from payment p
          left join (
            select r.payment_id, r.amount, count(distinct r.id) as receipts, count(o.sent_at) as mails
            from receipt r left join outbox_message o on o.key = 'receipt:' || r.id group by 1, 2) r
            on r.payment_id = p.id and r.amount = p.amount
          left join (
            select payment_id, count(*) as journals from journal where key like '%:completed' group by 1) j on j.payment_id = p.id
          left join (
            select j.key, sum(e.amount)::bigint as booked from journal j join posting e on e.journal_id = j.id
            where j.key like 'payment:%:completed' and e.amount > 0 group by 1) e on e.key = 'payment:' || p.id || ':completed'
          left join (
            select payment_id, sum(amount)::bigint as given_back from refund where status = 'COMPLETED' group by 1) g
            on g.payment_id = p.id`.execute(tx),
        settlements: await faultsOfSettlements(tx, provider.settlements),
        refunds: await faultsOfRefunds(tx, provider, outcomes),
        checks: await checkLedger(tx),
        intents: await readPaymentIntents(tx, provider),
      }
    },
  )
  const paid = paidBy(provider, outcomes)
  const byReference = new Map(booked.rows.map((row) => [row.reference, row]))
  return [
    ...checks.filter((check) => check.faults > 0).map((check) => `${check.faults} faults: ${check.name}`),
    ...[...paid].flatMap(([reference, amount]) =>
      faultsOfPaid(reference, amount, byReference.get(reference)),
    ),
    ...settlements,
    ...booked.rows.flatMap((row) => faultsOfUnpaid(row, paid.has(row.reference))),
    ...outcomes.flatMap((outcome) => faultsOfAnswer(outcome, byReference)),
    ...refunds,
    ...faultsOfPaymentIntents(intents, outcomes),
    ...(await faultsOfReceipts(services)),
    ...(await faultsOfAudit(services)),
  ]
}

/** Amounts paid by reference, according to the provider or to the response to a manual record. */
function paidBy(provider: ProviderState, outcomes: readonly Outcome[]): Map<string, number> {
  const there = provider.transactions.filter(({ status }) => status === 'success' || status === 'reversed')
  const byHand = outcomes.flatMap((one) =>
    one.act === 'recorded' && one.answer.status === 201
      ? [[String(one.answer.body.reference), one.amount] as const]
      : [],
  )
  return new Map([...there.map((one) => [one.reference, one.amount] as const), ...byHand])
}

function faultsOfPaid(reference: string, amount: number, row: Booked | undefined): string[] {
  if (!row) return [`${reference}: paid, and not known here`]
  const faults: string[] = []
  const status = row.given_back === amount ? 'REFUNDED' : 'COMPLETED'
  if (row.status !== status) faults.push(`paid, ${row.given_back} given back, and here it is ${row.status}`)
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

/** Every confirmed payment exists, and no valid payment request is refused. */
function faultsOfAnswer(outcome: Outcome, known: Map<string, Booked>): string[] {
  if (outcome.act === 'refunded') return []
  if (outcome.act === 'forged')
    return outcome.status === 200 ? [`${outcome.reference}: a forged word was taken`] : []
  const { answer } = outcome
  if (outcome.act === 'noted') return answer.status === 201 ? [] : [`a note was refused: ${answer.status}`]
  const reference = outcome.act === 'paid' ? outcome.reference : String(answer.body.reference)
  if (answer.status === 201) {
    return reference && known.has(reference) ? [] : [`${reference}: answered to a person, and not known here`]
  }
  return [`a person was refused: ${answer.status} ${JSON.stringify(answer.body)}`]
}
