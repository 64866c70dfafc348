import { expect, test } from 'vitest'
import { type KindBalance, landlordFigures, trustFigures } from './trust-figures.ts'

/** Accounts of one kind with these balances; debits are positive. */
const accounts = (kind: string, ...balances: number[]): KindBalance => ({
  kind,
  balance: balances.reduce((sum, one) => sum + one, 0),
  debit: balances.filter((one) => one > 0).reduce((sum, one) => sum + one, 0),
  credit: -balances.filter((one) => one < 0).reduce((sum, one) => sum + one, 0),
})

test('rent paid by card with commission: what is held is owed to the landlord, and the rest is the manager’s', () => {
  const figures = trustFigures([
    accounts('PROVIDER', 11_800_000),
    accounts('PROVIDER_LANDLORDS', 108_000_000),
    accounts('PROVIDER_FEES', 200_000),
    accounts('LANDLORDS', -108_000_000),
    accounts('COMMISSION', -12_000_000),
  ])
  expect(figures).toMatchObject({
    held_total: 119_800_000,
    owed_total: 108_000_000,
    own_total: 11_800_000,
    difference: 0,
  })
  expect(figures.own).toEqual([
    { kind: 'COMMISSION', amount: 12_000_000 },
    { kind: 'PROVIDER_FEES', amount: -200_000 },
  ])
})

test('rent sent straight to the landlord: the commission they owe is not money the manager has', () => {
  const figures = trustFigures([accounts('LANDLORDS', 3_000_000), accounts('COMMISSION', -3_000_000)])
  expect(figures).toMatchObject({ held_total: 0, owed_total: 0, own_total: 0, difference: 0 })
  expect(figures.own).toContainEqual({ kind: 'ADVANCED', amount: -3_000_000 })
})

test('one landlord’s debt does not pay another: then clients’ money has been used', () => {
  const figures = trustFigures([
    accounts('TRUST_BANK', 40_000_000),
    accounts('LANDLORDS', -50_000_000, 10_000_000),
  ])
  expect(figures).toMatchObject({ owed_total: 50_000_000, own_total: -10_000_000, difference: 0 })
})

test('a clients’ account from which more was paid than lay in it is shown below zero, beside what the bank has', () => {
  const figures = trustFigures([
    accounts('BANK', 9_000_000),
    accounts('TRUST_BANK', -2_500_000),
    accounts('COMMISSION', -6_500_000),
  ])
  expect(figures.held).toEqual([
    { kind: 'BANK', amount: 9_000_000 },
    { kind: 'TRUST_BANK', amount: -2_500_000 },
  ])
  expect(figures).toMatchObject({ overdrawn: 2_500_000, held_total: 6_500_000, difference: 0 })
})

test('an account of a kind that nobody has named is owed until somebody says otherwise', () => {
  const figures = trustFigures([accounts('BANK', 700), accounts('OTHER', -700)])
  expect(figures).toMatchObject({ owed: [{ kind: 'OTHER', amount: 700 }], own_total: 0, difference: 0 })
})

test('a landlord sees what is owed to them, and with whom it lies', () => {
  const figures = landlordFigures([accounts('LANDLORDS', -135), accounts('PROVIDER_LANDLORDS', 108)])
  expect(figures.held).toEqual([
    { kind: 'PROVIDER_LANDLORDS', amount: 108 },
    { kind: 'MANAGER', amount: 27 },
  ])
  expect(figures).toMatchObject({ owed_total: 135, held_total: 135, own_total: 0, difference: 0 })
})
