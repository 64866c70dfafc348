import type { QuickCreateBody } from '@gida/contract/domains/estates/estate'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { newProperty } from '#words/new-property'
import { amountFault } from '../../ui/form/MoneyField.tsx'

const words = newProperty.errors
const MOST_UNITS = 500
const LONGEST_UNIT_NAME = 40

export type PropertyValues = Omit<QuickCreateBody, 'rent_amount'> & { rent_amount: TypedAmount }
export type EstateValues = { name: string; address: string; state: string; lga: string }

/** Validates name and address of an estate or property. */
export const checkEstate = ({ name, address, state, lga }: EstateValues) => ({
  name: within(name, 2, 100) ? undefined : words.name,
  address: within(address, 3, 200) ? undefined : words.address,
  state: state ? undefined : words.state,
  lga: lga ? undefined : words.lga,
})

/** Client-side copy of the contract's validation, without its schemas. */
export const checkProperty = (values: PropertyValues) => ({
  ...checkEstate(values),
  unit_count: values.units || isCount(values.unit_count) ? undefined : words.unitCount,
  units: values.units && checkUnits(values.units.map((unit) => unit.name)),
  rent_amount: amountFault(values.rent_amount),
})

function checkUnits(names: readonly string[]): string | undefined {
  if (names.length === 0) return words.units
  if (names.length > MOST_UNITS) return words.unitCount
  if (names.some((name) => name.length > LONGEST_UNIT_NAME)) return words.unitName
  const twice = repeatedName(names)
  return twice && words.unitTwice(twice)
}

export const within = (text: string, least: number, most: number) =>
  text.trim().length >= least && text.trim().length <= most
const isCount = (count: number | undefined) =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MOST_UNITS

/** Splits `A1, A2` or one name per line; blanks are dropped. */
export const readUnitNames = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((name) => name.trim())
    .filter(Boolean)

/** The first duplicate name. */
export function repeatedName(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return names.find((name) => seen.size === seen.add(name.toLowerCase()).size)
}
