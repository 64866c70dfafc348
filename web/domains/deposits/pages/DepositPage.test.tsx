import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, openAs } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { depositQuery } from '../queries.ts'

const ID = '01900000-0000-7000-8000-00000000000d'
const can = {
  propose: false,
  answer: true,
  name_account: true,
  settle: false,
  return: false,
  return_part: false,
}
const DEPOSIT = {
  id: ID,
  estate_id: ID,
  unit_id: ID,
  unit_label: 'Flat B9, Palmgrove Court',
  tenant_id: ID,
  tenant_name: 'Ngọzi Anyanwu',
  state: 'PROPOSED',
  held: 25_000_000,
  left: 25_000_000,
  last_day: '2026-11-29',
  lease_status: 'TERMINATED',
  clock: { started_on: '2026-11-29', due_on: '2026-12-29', days_left: 30 },
  landlord_name: null,
  outstanding: 0,
  deductions: [{ id: ID, reason: 'Entrance lock broken off', amount: 6_000_000, evidence: [] }],
  to_arrears: 0,
  to_return: 19_000_000,
  note: null,
  proposed_at: '2026-11-29T10:00:00.000Z',
  answer: null,
  account: null,
  settled_at: null,
  uncontested: 19_000_000,
  parts: [],
  returned: null,
  can,
} as unknown as DepositDetail

onScreen('phone')

it('shows a tenant what is deducted before it asks whether they agree, and speaks to them', async () => {
  answerWith({ [`GET /deposits/${ID}`]: DEPOSIT, 'GET /banks': [] })
  await openAs('TENANT', `/dashboard/deposits/${ID}`)
  const deducted = await screen.findByText('Entrance lock broken off')
  const agree = screen.getByRole('button', { name: 'I agree' })
  expect(deducted.compareDocumentPosition(agree)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('Waiting for your answer.')).toBeDefined()
  expect(screen.getByText('Back to you')).toBeDefined()
  expect(screen.getByText('You have not named a bank account yet.')).toBeDefined()
  expect(document.body.textContent).not.toContain('the tenant')
})

it('says once that no account is named, to who would send what nobody contests', async () => {
  const deposit = { ...DEPOSIT, can: { ...can, answer: false, name_account: false, return_part: true } }
  answerWith({ [`GET /deposits/${ID}`]: deposit })
  await openAs('ESTATE_MANAGER', `/dashboard/deposits/${ID}`)
  expect(await screen.findByText(/has not named a bank account yet\. The rest stays held/)).toBeDefined()
})

it('takes no deduction from the deposit of one tenant to that of another', async () => {
  const office = { ...can, answer: false, name_account: false, propose: true }
  const [one, other] = [ID, '01900000-0000-7000-8000-00000000000e']
  answerWith({
    [`GET /deposits/${one}`]: { ...DEPOSIT, can: office },
    [`GET /deposits/${other}`]: { ...DEPOSIT, id: other, tenant_name: 'Bisi', deductions: [], can: office },
  })
  const { go } = await openAs('ESTATE_MANAGER', `/dashboard/deposits/${one}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Change the proposal' }))
  expect(screen.getByDisplayValue('Entrance lock broken off')).toBeDefined()
  await queryClient.prefetchQuery(depositQuery(other)) // as whoever points at a link to it
  await go(`/dashboard/deposits/${other}`)
  await screen.findByRole('heading', { level: 1, name: /Bisi/ })
  expect(screen.queryByDisplayValue('Entrance lock broken off')).toBeNull()
})
