import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { PERSON_WAITS_MS } from '../../platform/pay/deadline.ts'
import type { ProviderState } from '../provider-state.ts'
import type { Outcome } from '../setting.ts'

/** One attempt of a payment intent with several. */
type Attempt = {
  intent: string
  reference: string
  created_at: Date
  amount: number
  given_back: number
  /** Status of the server's automatic refund. */
  sent_back: string | null
  /** A person is told about the double payment, since its refund failed. */
  is_told: boolean
}
export type PaymentIntent = { attempts: Attempt[]; paid: (Attempt & { paid_at: Date })[] }

/** Payment intents with several attempts, and those of them that were paid at the provider. */
export async function readPaymentIntents(tx: Tx, { transactions }: ProviderState): Promise<PaymentIntent[]> {
  const { rows } = await sql<Attempt>`
    select coalesce(first_attempt_id, id) as intent, reference, created_at, amount,
      (select coalesce(sum(amount), 0)::bigint from refund r where r.payment_id = p.id and r.status = 'COMPLETED') as given_back,
      (select status::text from refund r where r.payment_id = p.id and r.created_by is null) as sent_back,
      coalesce(needs_review and position('Paid twice: ' in review_reason) > 0, false) as is_told
    from payment p
    where first_attempt_id is not null or id in (select first_attempt_id from payment where first_attempt_id is not null)
    order by id`.execute(tx)
  const paidAt = new Map(
    transactions.flatMap(({ reference, paid_at }) =>
      paid_at ? [[reference, new Date(paid_at)] as const] : [],
    ),
  )
  return [...Map.groupBy(rows, ({ intent }) => intent).values()].map((attempts) => ({
    attempts,
    paid: attempts.flatMap((one) => {
      const paid_at = paidAt.get(one.reference)
      return paid_at ? [{ ...one, paid_at }] : []
    }),
  }))
}

/** Nobody stays charged twice for one intent, and nobody who has paid is sent to another checkout. */
export function faultsOfPaymentIntents(
  intents: readonly PaymentIntent[],
  outcomes: readonly Outcome[],
): string[] {
  const told = new Set(
    outcomes.flatMap((one) =>
      one.act === 'paid' && one.answer.status === 201 ? [String(one.answer.body.reference)] : [],
    ),
  )
  return intents.flatMap((intent) => [...faultsOfMoney(intent), ...faultsOfReference(intent, told)])
}

function faultsOfMoney({ paid, attempts }: PaymentIntent): string[] {
  const kept = paid.filter(({ amount, given_back, is_told }) => given_back < amount && !is_told)
  const names = paid.map(({ reference }) => reference).join(' and ')
  if (kept.length > 1) return [`${names}: paid twice for one intent, none went back, and nobody is told`]
  const stray = attempts.find(({ sent_back }) => sent_back !== null)
  return stray && paid.length < 2 ? [`${stray.reference}: sent back by the server, and paid once`] : []
}

/** Calls last no longer than `PERSON_WAITS_MS`: they must have seen payments made before that. */
function faultsOfReference({ attempts, paid }: PaymentIntent, told: ReadonlySet<string>): string[] {
  return attempts
    .filter(({ reference }) => told.has(reference))
    .flatMap(({ reference, created_at }) =>
      paid
        .filter(
          (one) =>
            one.reference !== reference && one.paid_at.getTime() + PERSON_WAITS_MS < created_at.getTime(),
        )
        .map((one) => `${reference}: answered to a person who had paid ${one.reference}`),
    )
}
