import type { SendQuote } from '@gida/contract/domains/work-orders/quote'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { workMoney } from '#words/work-money'
import { isWhole } from '../../../ui/form/read-whole.ts'

const words = workMoney.writing
const MOST = { days: 60, months: 120, count: 1_000 }

export type MaterialValues = { name: string; quantity: string; unit_price: TypedAmount }
export type PriceValues = Record<'labour' | 'transport' | 'other' | 'deposit', TypedAmount> & {
  offer_id: string
  materials: MaterialValues[]
  days: string
  months: string
  note: string
  is_sure: boolean
}

export const EMPTY_MATERIAL: MaterialValues = { name: '', quantity: '1', unit_price: null }

export const newPrice = (offer_id: string): PriceValues => ({
  ...{ offer_id, labour: null, materials: [], transport: null, other: null, deposit: null },
  ...{ days: '0', months: '0', note: '', is_sure: false },
})

/** Validation errors by field; of a material by index: `materials.0.name`. */
export const checkPrice = ({ offer_id, days, months, materials }: PriceValues) => ({
  offer_id: offer_id ? undefined : words.missing,
  days: isWhole(days, 0, MOST.days) ? undefined : words.number(MOST.days),
  months: isWhole(months, 0, MOST.months) ? undefined : words.number(MOST.months),
  ...Object.assign({}, ...materials.map(checkMaterial)),
})

const checkMaterial = ({ name, quantity, unit_price }: MaterialValues, at: number) => ({
  [`materials.${at}.name`]: name.trim() ? undefined : words.nameless,
  [`materials.${at}.quantity`]: isWhole(quantity, 1, MOST.count) ? undefined : words.number(MOST.count),
  [`materials.${at}.unit_price`]: koboIn(unit_price) === null ? words.priceless : undefined,
})

/** Converts to the call's body. */
export const sentPrice = (values: PriceValues): SendQuote => ({
  labour: koboIn(values.labour) ?? 0,
  transport: koboIn(values.transport) ?? 0,
  other: koboIn(values.other) ?? 0,
  deposit: koboIn(values.deposit) ?? 0,
  materials: values.materials.map(({ name, quantity, unit_price }) => ({
    ...{ name: name.trim(), quantity: Number(quantity), unit_price: koboIn(unit_price) ?? 0 },
  })),
  starts_in_days: Number(values.days),
  warranty_months: Number(values.months),
  note: values.note.trim(),
  is_sure: values.is_sure,
})
