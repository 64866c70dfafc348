import type { AuditEntry, AuditField } from '@gida/contract/domains/audit/entry'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EntryFields } from './EntryFields.tsx'

const field = (name: string, kind: AuditField['kind'], before: string | null, after: string | null) => ({
  ...{ name, kind, before, after, is_erased: false },
})
const show = (operation: AuditEntry['operation'], fields: AuditField[]) =>
  render(<EntryFields entry={{ operation, fields } as AuditEntry} />)

test('a change reads as people say it: naira, days, words, and no ids', () => {
  show('CHANGED', [
    field('rent_amount', 'MONEY', '120000000', '150000000'),
    field('end_date', 'DAY', '2026-12-31', null),
    field('status', 'WORD', 'PENDING_SIGNATURE', 'ACTIVE'),
    field('property_id', 'OTHER', 'a', 'b'),
  ])
  screen.getByText('Rent amount: ₦1,200,000.00 → ₦1,500,000.00')
  screen.getByText('End date: 31 Dec 2026 → nothing')
  screen.getByText('Status: Pending signature → Active')
  expect(screen.queryByText(/Property/)).toBeNull()
})

test('shares are percents, and words that are kept as texts read as words', () => {
  show('CHANGED', [
    field('commission_rate', 'TEXT', '1000', '750'),
    field('payer_kind', 'TEXT', 'PERSON', 'COMPANY'),
    field('channels', 'TEXT', '{EMAIL}', '{EMAIL,IN_APP}'),
    field('name', 'TEXT', 'ADA', 'OBI'),
  ])
  screen.getByText('Commission: 10% → 7.5%')
  screen.getByText('Payer kind: Person → Company')
  screen.getByText('Channels: Email → Email, In app')
  screen.getByText('Name: ADA → OBI')
})

test('what was erased is said to be, and a long list is cut', () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => field(name, 'TEXT', null, name))
  show('ADDED', [{ ...field('phone', 'TEXT', null, null), is_erased: true }, ...names])
  screen.getByText('Phone: erased')
  screen.getByText('and 2 more')
})

test('of a new thing only what was said stands there, and who did it is told from when', () => {
  show('ADDED', [
    field('defects', 'TEXT', null, '{}'),
    field('note', 'TEXT', null, null),
    field('name', 'TEXT', null, 'Ada'),
  ])
  screen.getByText('Name: Ada')
  expect(screen.queryByText(/nothing|{}/)).toBeNull()
  show('CHANGED', [
    field('verified_at', 'INSTANT', null, '2026-11-25T18:48:00Z'),
    field('verified_by', 'TEXT', null, 'Ada'),
    field('defects', 'TEXT', '{}', '{late}'),
  ])
  screen.getByText(/^Verified: nothing → 25 Nov/)
  screen.getByText('Verified by: nothing → Ada')
  screen.getByText('Defects: nothing → {late}')
})
