import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answers, answerWith, askedFor, openAs, refusal } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'

const CREATE = 'POST /estates/quick-create'
const lagos = { name: 'Lagos', lgas: [{ name: 'Eti-Osa', slug: 'eti-osa' }], data: [] }

const answers = (more: Answers = {}) =>
  answerWith({
    'GET /onboarding/estates/states/Lagos': lagos,
    'GET /onboarding/estates/states/Lagos/lgas': lagos,
    ...more,
  })

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** On the phone the local government is the device's own list; the state is typed to find. */
async function fill() {
  await screen.findByRole('heading', { name: 'Add a property' })
  type('Name', 'Palmgrove Court')
  type('Street address', '14 Freedom Way')
  const state = screen.getByLabelText('State')
  fireEvent.click(state)
  fireEvent.change(state, { target: { value: 'Lagos' } })
  fireEvent.keyDown(state, { key: 'Enter' })
  await screen.findByRole('option', { name: 'Eti-Osa' })
  type('Local government', 'Eti-Osa')
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Add the property' }))

onScreen('phone')
beforeEach(() => answers())

describe('adding a property', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    await openAs('LANDLORD', '/dashboard/properties/new')
    await screen.findByRole('heading', { name: 'Add a property' })
    type('How many units?', '0')
    save()
    expect(await screen.findByText('Enter a name')).toBeDefined()
    expect(screen.getByText('Enter the street address')).toBeDefined()
    expect(screen.getByText('Choose a state')).toBeDefined()
    expect(screen.getByText('A number from 1 to 500')).toBeDefined()
    expect(askedFor(CREATE)).toEqual([])
  })

  it('sends money in kobo and the units by their number', async () => {
    await openAs('LANDLORD', '/dashboard/properties/new')
    await fill()
    type('How many units?', '12')
    type(/Rent of a unit/, '2.5m')
    save()
    await waitFor(() => expect(askedFor(CREATE)).toHaveLength(1))
    expect(askedFor(CREATE)[0]?.body).toEqual({
      name: 'Palmgrove Court',
      address: '14 Freedom Way',
      state: 'Lagos',
      lga: 'Eti-Osa',
      unit_count: 12,
      rent_amount: 250_000_000,
      client_id: expect.any(String),
    })
  })

  it('sends the units by their names, and says when one is there twice', async () => {
    await openAs('LANDLORD', '/dashboard/properties/new')
    await fill()
    fireEvent.click(screen.getByRole('button', { name: 'By name' }))
    type('Names of the units', 'A1, A2\na1')
    expect(await screen.findByText('a1 is listed twice')).toBeDefined()
    type('Names of the units', 'A1, A2\nB1')
    save()
    await waitFor(() => expect(askedFor(CREATE)).toHaveLength(1))
    expect(askedFor(CREATE)[0]?.body).toMatchObject({
      units: [{ name: 'A1' }, { name: 'A2' }, { name: 'B1' }],
    })
    expect(askedFor(CREATE)[0]?.body).not.toHaveProperty('unit_count')
  })

  it('is sent once, however often it is tapped', async () => {
    answers({ [CREATE]: () => new Promise(() => {}) })
    await openAs('LANDLORD', '/dashboard/properties/new')
    await fill()
    const button = screen.getByRole('button', { name: 'Add the property' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(askedFor(CREATE)).toHaveLength(1))
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    expect(askedFor(CREATE)).toHaveLength(1)
  })

  it('shows what the server refuses at its field', async () => {
    const details = [{ path: 'name', message: 'You have an estate of this name already' }]
    answers({ [CREATE]: refusal(400, 'VALIDATION_ERROR', details) })
    await openAs('LANDLORD', '/dashboard/properties/new')
    await fill()
    save()
    expect(await screen.findByText('You have an estate of this name already')).toBeDefined()
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  })
})
