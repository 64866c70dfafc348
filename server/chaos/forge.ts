import { createHmac } from 'node:crypto'
import type { Outcome, Setting } from './setting.ts'

/** Sends a forged webhook of a payment that was never made, signed with another key. Null: no response. */
export async function forge({ url }: Setting, reference: string, amount: number): Promise<Outcome> {
  const body = JSON.stringify({ event: 'charge.success', data: { reference, amount, status: 'success' } })
  const signature = createHmac('sha512', 'sk_test_of_a_stranger').update(body).digest('hex')
  const status = await fetch(`${url}/api/v1/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body,
    signal: AbortSignal.timeout(20_000),
  }).then(
    (answer) => answer.status,
    () => null,
  )
  return { act: 'forged', reference, status }
}
