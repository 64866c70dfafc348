import type { PropertyType } from '@gida/contract/domains/estates/estate'
import type { Frequency } from '@gida/contract/domains/estates/unit'
import { estates } from '#words/estates'

const optionsOf = <T extends string>(labels: Record<T, string>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }))

export const TYPE_OPTIONS = optionsOf<PropertyType>(estates.types)
export const FREQUENCY_OPTIONS = optionsOf<Frequency>(estates.frequencies)
