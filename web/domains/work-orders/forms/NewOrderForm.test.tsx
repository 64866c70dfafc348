import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { NewOrderForm } from './NewOrderForm.tsx'

onScreen('phone')
const hand = userEvent.setup({ delay: null })
const [PALM, ROYAL] = ['01a20b9c-ac45-7d17-b322-455b841f0001', '01a20b9c-ac45-7d17-b322-455b841f0002']
const FLAT = '01a20b9c-ac45-7d17-b322-455b841f0003'

it('writes an order where its estate says, not of the home that was chosen in another one before', async () => {
  answerWith({
    'GET /estates': page([
      { id: PALM, name: 'Palmgrove Court' },
      { id: ROYAL, name: 'Royal Gardens' },
    ]),
    'GET /onboarding/units': ({ query }: { query: { estate_id?: string } }) =>
      page(query.estate_id === PALM ? [{ id: FLAT, name: 'Flat B4' }] : []),
    'POST /work-orders': { id: 'o', number: 7 },
  })
  await openAlone(() => <NewOrderForm />)
  const choose = async (label: RegExp, option: string) => {
    await screen.findByRole('option', { name: option })
    await hand.selectOptions(screen.getByLabelText(label), option)
  }
  await choose(/^Estate/, 'Palmgrove Court')
  await choose(/^Home|^Unit|^Where/, 'Flat B4')
  await choose(/^Estate/, 'Royal Gardens')
  await hand.type(screen.getByLabelText(/to be done|^What/), 'Mend the gate')
  await hand.click(screen.getByRole('button', { name: /order/i }))
  await expect.poll(() => askedFor('POST /work-orders')).toHaveLength(1)
  expect(askedFor('POST /work-orders')[0]?.body).toMatchObject({ estate_id: ROYAL })
  expect(askedFor('POST /work-orders')[0]?.body).not.toHaveProperty('unit_id')
})

it('leads who goes back from an order that they made to where they came from, and to no second one', async () => {
  const made = '01a20b9c-ac45-7d17-b322-455b841f0009'
  answerWith({
    'GET /estates': page([{ id: PALM, name: 'Palmgrove Court' }]),
    'GET /onboarding/units': page([]),
    'POST /work-orders': { id: made, number: 7 },
  })
  const list = '/dashboard/maintenance/orders'
  const { address, back, go } = await openAs('ESTATE_MANAGER', list)
  await go(`${list}/new`)
  await screen.findByRole('option', { name: 'Palmgrove Court' })
  await hand.selectOptions(screen.getByLabelText(/^Estate/), 'Palmgrove Court')
  await hand.type(screen.getByLabelText(/to be done|^What/), 'Mend the gate')
  await hand.click(screen.getByRole('button', { name: /order/i }))
  await expect.poll(address).toBe(`${list}/${made}`)
  await back()
  await expect.poll(address).toBe(list)
})
