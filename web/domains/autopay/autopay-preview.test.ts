import type { AutopayInstruction } from '@gida/contract/domains/autopay/autopay'
import { expect, test } from 'vitest'
import { charge, rentCharge } from '../payments/examples.ts'
import { firstAutopayCharge, nextAutopayCharge } from './autopay-preview.ts'

const today = '2026-11-22'
const rent = rentCharge({ due_date: '2026-12-01' })
const terms = { transaction_types: ['RENT_PAYMENT'], day_offset: 0 }

test('the first debit is of the next charge of its kinds, on its day', () => {
  const service = charge({ transaction_type: 'SERVICE_CHARGE', due_date: '2026-11-25' })
  const later = rentCharge({ due_date: '2027-01-01' })
  expect(firstAutopayCharge([later, service, rent], terms, today)).toEqual({
    charge: rent,
    day: '2026-12-01',
  })
})

test('never sooner than three days from now, and never of what is late', () => {
  const soon = rentCharge({ due_date: '2026-11-23' })
  expect(firstAutopayCharge([soon], terms, today)?.day).toBe('2026-11-25')
  expect(firstAutopayCharge([rent], { ...terms, day_offset: -7 }, today)?.day).toBe('2026-11-25')
  expect(firstAutopayCharge([rentCharge({ due_date: '2026-11-21' })], terms, today)).toBeNull()
})

test('what comes next is what is planned, else the first charge within the ceiling', () => {
  const instruction = {
    ...{ lease_id: rent.lease_id, transaction_types: ['RENT_PAYMENT'] },
    terms: { ceiling: rent.amount, day_offset: 0, method: null, debits: [] },
  } as unknown as AutopayInstruction
  expect(nextAutopayCharge(instruction, [rent], today)).toEqual({ amount: rent.amount, day: '2026-12-01' })
  const dearer = rentCharge({ due_date: '2026-12-01', open_amount: rent.amount + 1 })
  expect(nextAutopayCharge(instruction, [dearer], today)).toBeNull()
})
