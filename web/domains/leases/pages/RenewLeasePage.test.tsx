import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith, askedFor, openAs } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { LEASE, lease } from '../examples.ts'

const RENEW = `POST /leases/${LEASE}/renew`
const present = lease({ service_charge: 20_000_000, deposit_on_renewal: 50_000_000 })

async function open() {
  answerWith({
    [`GET /leases/${LEASE}`]: { ...present, charges: [] },
    [RENEW]: { ...present, charges: [] },
  })
  await openAs('ESTATE_MANAGER', `/dashboard/leases/${LEASE}/renew`)
  await screen.findByLabelText('Rent')
}
const empty = (label: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: '' } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Renew the lease' }))

onScreen('phone')

describe('renewing a lease', () => {
  it('keeps what is left as it is', async () => {
    await open()
    save()
    await waitFor(() => expect(askedFor(RENEW)).toHaveLength(1))
    expect(askedFor(RENEW)[0]?.body).toMatchObject({
      rent_amount: present.rent_amount,
      service_charge: 20_000_000,
      caution_deposit: 50_000_000,
    })
  })

  it('asks for no service charge and no deposit where they were emptied', async () => {
    await open()
    empty('Service charge, a year')
    empty('Caution deposit')
    save()
    await waitFor(() => expect(askedFor(RENEW)).toHaveLength(1))
    expect(askedFor(RENEW)[0]?.body).toMatchObject({ service_charge: 0, caution_deposit: 0 })
  })

  it('asks for the rent where it was emptied', async () => {
    await open()
    empty('Rent')
    save()
    expect(await screen.findByText('Enter the rent')).toBeDefined()
    expect(askedFor(RENEW)).toEqual([])
  })
})
