import { createHmac } from 'node:crypto'
import type { Outcome, Setting } from './setting.ts'

/** A stranger says that money came which nobody paid, in the provider's name but with another key. Null: nobody heard. */
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
