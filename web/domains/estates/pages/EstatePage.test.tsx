import type { Role } from '@gida/contract/shared/roles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Answers, answerWith, askedFor, openAs, page, refusal } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { checklist, estate, property, unit } from '../examples.ts'

const hand = userEvent.setup({ delay: null })
const draft = estate({ status: 'DRAFT', can: { write: true, activate: true } })
const ACTIVATE = `POST /estates/${draft.id}/activate`
const place = `/dashboard/properties/${property().id}`
const list = checklist([
  { key: 'details', title: 'Add the address', done: true, action_url: place },
  { key: 'units', title: 'Add the units', action_url: place },
  { key: 'activate', title: 'Activate the estate', action_url: `/dashboard/estates/${draft.id}` },
  { key: 'tenants', title: 'Assign the first tenant', action_url: '/dashboard/nowhere' },
])

async function open(of = draft, more: Answers = {}, role: Role = 'ESTATE_MANAGER') {
  answerWith({
    [`GET /onboarding/estates/${of.id}`]: of,
    [`GET /estates/${of.id}/setup-checklist`]: list,
    'GET /properties': page([property()]),
    'GET /onboarding/units': page([]),
    ...more,
  })
  await openAs(role, `/dashboard/estates/${of.id}`)
  await screen.findByText('1 of 4 done')
}
const askToActivate = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Activate' }))
  return within(await screen.findByRole('dialog'))
}

onScreen('desk')

describe('activating an estate', () => {
  it('says what follows from it, then does it', async () => {
    await open(draft, { [ACTIVATE]: estate() })
    const dialog = await askToActivate()
    expect(dialog.getByText('Activate Palmgrove Court?')).toBeDefined()
    expect(dialog.getByText(/its 48 units are in use\. This does not charge anybody/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Activate Palmgrove Court' }))
    expect(await screen.findByText('Palmgrove Court is active')).toBeDefined()
    expect(askedFor(ACTIVATE)).toHaveLength(1)
  })

  it('stays with its reason when the server refuses', async () => {
    await open(draft, { [ACTIVATE]: refusal(409, 'ILLEGAL_STATE') })
    const dialog = await askToActivate()
    fireEvent.click(dialog.getByRole('button', { name: 'Activate Palmgrove Court' }))
    expect(await dialog.findByText('ILLEGAL_STATE')).toBeDefined()
  })

  it('is not offered where it is not allowed or already done', async () => {
    await open(estate())
    expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull()
  })
})

describe('the tabs of an estate', () => {
  const tabs = async () => {
    const nav = within(await screen.findByRole('navigation', { name: 'Estate' }))
    return nav.getAllByRole('link').map((link) => link.textContent)
  }

  it('are those that the person may open, each with an address of its own', async () => {
    await open(estate())
    expect(await tabs()).toEqual(['Overview', 'Units48', 'Service charge', 'Reports', 'Tax', 'Settings'])
    const nav = within(screen.getByRole('navigation', { name: 'Estate' }))
    fireEvent.click(nav.getByRole('link', { name: 'Settings' }))
    fireEvent.click(await screen.findByRole('link', { name: /^Late fees/ }))
    expect(await screen.findByRole('radio', { name: 'A percentage' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Palmgrove Court' })).toBeDefined()
  })

  it('leave out what an agent has no business with, and settings that may not be changed', async () => {
    await open(estate({ can: { write: false, activate: false } }), {}, 'PROPERTY_MANAGER')
    expect(await tabs()).toEqual(['Overview', 'Units48', 'Service charge'])
  })

  it('keep the address of before: units and the one that is open', async () => {
    const flat = unit()
    answerWith({
      [`GET /onboarding/estates/${estate().id}`]: estate(),
      'GET /onboarding/units': page([flat]),
      [`GET /onboarding/units/${flat.id}`]: flat,
    })
    await openAs('ESTATE_MANAGER', `/dashboard/estates/${estate().id}?unit=${flat.id}`)
    expect(await screen.findByRole('dialog', { name: flat.name })).toBeDefined()
  })

  it('say of an archived estate that it is, and offer nothing to change', async () => {
    const gone = estate({ status: 'ARCHIVED', can: { write: false, activate: false } })
    answerWith({
      [`GET /onboarding/estates/${gone.id}`]: gone,
      'GET /properties': page([]),
      [`GET /estates/${gone.id}/managers`]: page([]),
    })
    await openAs('ESTATE_MANAGER', `/dashboard/estates/${gone.id}`)
    expect(await screen.findByText(/^This estate is archived/)).toBeDefined()
    expect(await tabs()).toEqual(['Overview', 'Units48', 'Service charge', 'Reports', 'Tax'])
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Record a payment' })).toBeNull()
  })
})

describe('who runs it', () => {
  it('is taken out by whoever writes the estate; a landlord takes their own units back from whom they brought in', async () => {
    const of = estate({ can: { write: false, activate: false } })
    const agent = {
      ...{ user_id: 'a1', full_name: 'Musa Garba', email: null, phone: null, role: 'PROPERTY_MANAGER' },
      ...{ unit_count: 2, since: '2026-01-01T09:00:00Z' },
    }
    const back = `DELETE /estates/${of.id}/managers/a1`
    await open(
      of,
      {
        [`GET /estates/${of.id}/managers`]: page([
          { ...agent, can: { remove: true } },
          { ...agent, user_id: 'a2', full_name: 'Kemi Ade', can: { remove: false } },
        ]),
        [back]: null,
      },
      'LANDLORD',
    )
    expect(await screen.findByText('Kemi Ade')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Actions for Kemi Ade' })).toBeNull()
    await hand.click(screen.getByRole('button', { name: 'Actions for Musa Garba' }))
    await hand.click(await screen.findByRole('menuitem', { name: 'Take my units back' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/2 units of yours are no longer in Musa Garba’s care/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Take them back' }))
    expect(await screen.findByText('Musa Garba no longer looks after your units')).toBeDefined()
    expect(askedFor(back)).toHaveLength(1)
  })
})

describe('the checklist', () => {
  it('leads to what is open, where there is such a screen', async () => {
    await open()
    const steps = within(screen.getByRole('region', { name: 'Setting up' }))
    await waitFor(() =>
      expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        place,
        expect.stringContaining('/dashboard/imports/new'),
      ]),
    )
  })
})
