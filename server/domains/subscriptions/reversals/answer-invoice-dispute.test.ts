import { expect, test } from 'vitest'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { usePlatformInvoices } from '../../../testing/money/platform-invoices.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { readDisputes, recordDispute } from '../../refunds/disputes/read-disputes.ts'

const world = useWorld()
const { of, payer, paid } = usePlatformInvoices(world)
const MESSAGE = 'The estate chose this plan and has used it since.'

/** A payment of an invoice under chargeback, and the call that answers it. */
async function disputed() {
  const one = await paid()
  await payer().disputes(one.reference, { reason: 'I did not pay this' })
  await readDisputes.run(world.services, {})
  const admin = await signedIn(world, 'ADMIN')
  const answer = (body: object, by = admin) =>
    by.post(`/platform-invoices/${one.invoice.id}/dispute-answer`, { message: MESSAGE, ...body })
  return { ...one, answer }
}
const answers = () =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('platform_reversal')
      .select(['status', 'answer'])
      .where('estate_id', '=', of.flat.estate_id)
      .execute(),
  )

test('a dispute is declined with what proves the payment right, once, and the bank decides', async () => {
  const { answer, person } = await disputed()
  expect((await answer({ answer: 'DECLINE' }, person)).statusCode).toBe(403)
  expect((await answer({ answer: 'DECLINE', message: 'No' })).statusCode).toBe(400)
  await payer().faults({ faults: ['500_before'] })
  expect((await answer({ answer: 'DECLINE' })).json().code).toBe('PROVIDER_UNAVAILABLE')
  expect(await answers()).toEqual([{ status: 'OPEN', answer: null }])
  await payer().faults({ faults: [] })
  const declined = await answer({ answer: 'DECLINE', evidence: 'The invoice and the log of use' })
  expect(declined.statusCode, declined.body).toBe(200)
  expect(declined.json()).toMatchObject({
    ...{ open_amount: 0 },
    reversals: [{ status: 'OPEN', answered_at: expect.any(String) }],
  })
  expect(await answers()).toEqual([{ status: 'OPEN', answer: MESSAGE }])
  expect((await answer({ answer: 'ACCEPT' })).json().code).toBe('ILLEGAL_STATE')
  await expectSoundBooks(world)
})

test('a dispute that is accepted takes the money at once, and the invoice is owed again', async () => {
  const { answer, invoice } = await disputed()
  const accepted = await answer({ answer: 'ACCEPT' })
  expect(accepted.json()).toMatchObject({
    ...{ state: 'OPEN', open_amount: invoice.total },
    reversals: [{ status: 'TAKEN', reopened: invoice.total }],
  })
  await expectSoundBooks(world)
})

test.each(['WON', 'LOST'] as const)(
  'a dispute that the provider puts away undecided waits for a super admin, who says that it is %s',
  async (outcome) => {
    const { invoice, person, reference } = await paid()
    const admin = await signedIn(world, 'ADMIN')
    const call = (what: string, body: object, by = admin) =>
      by.post(`/platform-invoices/${invoice.id}/${what}`, body)
    const end = (by = admin) => call('dispute-end', { outcome }, by)
    const theirs = async (status: string) =>
      recordDispute(world.services, {
        ...{ id: `away-${outcome}`, amount: invoice.total ?? 0, reference, status },
        ...{ resolution: null, due_at: null, reason: 'I did not pay this' },
      })
    await theirs('awaiting-merchant-feedback')
    expect((await end()).json().code).toBe('ILLEGAL_STATE')
    for (let again = 0; again < 2; again++) await theirs('archived')
    expect((await call('dispute-answer', { answer: 'DECLINE', message: MESSAGE })).json().code).toBe(
      'ILLEGAL_STATE',
    )
    const seen = (await person.get(`/platform-invoices/${invoice.id}`)).json()
    expect(seen.reversals).toMatchObject([{ status: 'OPEN', archived_at: expect.any(String) }])
    expect((await end(person)).statusCode).toBe(403)
    const ended = await end()
    expect(ended.statusCode, ended.body).toBe(200)
    expect(ended.json()).toMatchObject(
      outcome === 'WON'
        ? { state: 'PAID', reversals: [{ status: 'KEPT' }] }
        : { state: 'OPEN', open_amount: invoice.total, reversals: [{ status: 'TAKEN' }] },
    )
    expect((await end()).json().code).toBe('ILLEGAL_STATE')
    await expectSoundBooks(world)
  },
)
