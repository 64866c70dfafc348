import { describe, expect, it } from 'vitest'
import { formatNaira, today } from '../../platform/screens/format.ts'
import { charge, farCharge, rentCharge, UNIT } from './examples.ts'
import {
  allocateOldestFirst,
  bodyOf,
  chosenCharges,
  mostAtOnce,
  partProblem,
  payableUnitsOf,
  sumOpen,
} from './payment-draft.ts'

const service = charge()
const rent = rentCharge()
const far = farCharge()
const elsewhere = charge({ id: 'other', unit_id: 'unit-2', unit_name: 'Shop 1' })
const namesOf = (lines: ReturnType<typeof allocateOldestFirst>) =>
  lines.map(({ charge: { id }, amount }) => [id, amount])

describe('what may be paid', () => {
  it('stands by unit, the oldest first, what is far off apart', () => {
    const homes = payableUnitsOf([far, rent, service, elsewhere], today())
    expect(homes.map(({ name, owed, ahead }) => [name, owed, ahead])).toEqual([
      ['Flat B4', [service, rent], [far]],
      ['Shop 1', [elsewhere], []],
    ])
  })

  it('leaves out what is settled', () => {
    expect(payableUnitsOf([charge({ open_amount: 0 })], today())).toEqual([])
  })

  it('is all that is owed until somebody chooses, and the next charge where nothing is owed', () => {
    const [home] = payableUnitsOf([service, rent, far], today())
    const [clear] = payableUnitsOf([far], today())
    if (!home || !clear) throw new Error('two homes')
    expect(chosenCharges(home, {})).toEqual([service, rent])
    expect(chosenCharges(home, { chosen: [far.id] })).toEqual([far])
    expect(chosenCharges(home, { chosen: [] })).toEqual([])
    expect(chosenCharges(home, { chosen: ['paid by now'] })).toEqual([service, rent])
    expect(chosenCharges(clear, {})).toEqual([far])
  })
})

describe('a part', () => {
  it('settles the oldest first, and the last in part, to the kobo', () => {
    expect(namesOf(allocateOldestFirst([service, rent], 18_000_001))).toEqual([
      [service.id, 18_000_000],
      [rent.id, 1],
    ])
    expect(namesOf(allocateOldestFirst([service, rent], 5_000))).toEqual([[service.id, 5_000]])
  })

  it('settles each wholly when it is everything', () => {
    const all = [service, rent, far]
    const lines = allocateOldestFirst(all, sumOpen(all))
    expect(lines.map(({ amount }) => amount)).toEqual(all.map(({ open_amount }) => open_amount))
  })

  it('is refused above what is chosen and below what the provider takes', () => {
    expect(partProblem(143_000_001, 143_000_000, formatNaira)).toContain('₦1,430,000.00')
    expect(partProblem(4_999, 143_000_000, formatNaira)).toContain('₦50')
    expect(partProblem(5_000, 143_000_000, formatNaira)).toBeUndefined()
    expect(partProblem(null, 0, formatNaira)).toBeUndefined()
  })
})

it('is as much as the provider takes at once where more is chosen, and no more than that can be typed', () => {
  expect([mostAtOnce(143_000_000), mostAtOnce(1_500_000_000)]).toEqual([143_000_000, 1_000_000_000])
  expect(partProblem(1_200_000_000, 1_500_000_000, formatNaira)).toContain('₦10,000,000.00')
  expect(partProblem(1_000_000_000, 1_500_000_000, formatNaira)).toBeUndefined()
})

describe('what the server is asked', () => {
  it('names the charges and is called after the largest', () => {
    expect(bodyOf(UNIT, allocateOldestFirst([service, rent], 143_000_000), 'card')).toEqual({
      amount: 143_000_000,
      transaction_type: 'RENT_PAYMENT',
      property_unit_id: UNIT,
      charge_ids: [service.id, rent.id],
      channel: 'card',
    })
  })

  it('names only the charges that the part reaches', () => {
    const body = bodyOf(UNIT, allocateOldestFirst([service, rent], 10_000), 'ussd')
    expect(body).toMatchObject({ charge_ids: [service.id], transaction_type: 'SERVICE_CHARGE' })
  })

  it('is nothing when nothing is chosen', () => expect(bodyOf(UNIT, [], 'card')).toBeNull())
})
