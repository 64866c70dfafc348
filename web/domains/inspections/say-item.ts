import type { Cleanliness, Condition, Works } from '@gida/contract/domains/inspections/rules'
import { inspections as words } from '#words/inspections'

type Seen = {
  condition: Condition | null
  cleanliness: Cleanliness | null
  works: Works | null
  reading: string | null
  units_left: string | null
  count: number | null
  is_left_out: boolean
}

/** What was seen of an item, in a line. */
export function sayItem({
  condition,
  cleanliness,
  works,
  reading,
  units_left,
  count,
  is_left_out,
}: Seen): string {
  if (is_left_out) return words.leftOut
  const said = [
    condition && words.conditions[condition],
    cleanliness && words.cleanliness[cleanliness].toLowerCase(),
    works && words.works[works].toLowerCase(),
    reading && words.reads(reading),
    units_left && words.unitsLeft(units_left),
    count !== null && words.counted(count),
  ].filter((one): one is string => typeof one === 'string')
  return said.join(', ') || words.notLooked
}
