import { TYPE_NAMES } from '@gida/contract/domains/charges/rules'
import { expect, it } from 'vitest'
import { typeNames } from './en/type-names.ts'

it('names what money is for as receipts do', () => {
  expect(typeNames).toEqual(TYPE_NAMES)
})
