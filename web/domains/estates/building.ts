import type { Unit, UnitStanding } from '@gida/contract/domains/estates/unit'
import { estates as words } from '#words/estates'
import { formatNairaRough } from '../../platform/screens/format.ts'
import { groupBy } from '../../platform/screens/group-by.ts'
import type { UnitBlock, UnitCell } from './parts/unit/UnitGrid.tsx'
import type { UnitState } from './parts/unit/unit-states.ts'

/** In the order of the legend. */
export const STATES: Record<UnitStanding, UnitState> = {
  PAID_UP: 'paid',
  DUE_SOON: 'soon',
  LATE: 'late',
  VACANT: 'vacant',
  RESERVED: 'held',
  OUT_OF_SERVICE: 'out',
}
const STANDINGS = Object.keys(STATES) as UnitStanding[]

const byName = new Intl.Collator('en', { numeric: true })

/** Units arranged as in the building: by block, top floor first. */
export function blocksOf(units: readonly Unit[], building: string): UnitBlock[] {
  return [...groupBy(units, ({ block }) => block || building)]
    .sort(([a], [b]) => byName.compare(a, b))
    .map(([title, inBlock]) => ({
      id: title,
      title,
      note: words.share(inBlock.filter((unit) => unit.status === 'OCCUPIED').length, inBlock.length),
      units: [...inBlock]
        .sort(byFloorThenName)
        .map((unit, index, all) => cellOf(unit, unit.floor !== all[index - 1]?.floor)),
    }))
}

export type BlockSums = {
  id: string
  title: string
  property_id: string
  units: number
  let: number
  late: number
  arrears: number
}

/** Occupancy and arrears by block; a building without blocks counts as one block of its own name. */
export function sumBlocks(units: readonly Unit[]): BlockSums[] {
  const blocks = groupBy(units, ({ property_id, block }) => `${property_id} ${block ?? ''}`)
  return [...blocks]
    .map(([id, inBlock]) => {
      const [{ block, property_name, property_id } = {} as Unit] = inBlock
      return {
        id,
        title: block || property_name,
        property_id,
        units: inBlock.length,
        let: inBlock.filter(({ status }) => status === 'OCCUPIED').length,
        late: inBlock.filter(({ standing }) => standing === 'LATE').length,
        arrears: inBlock.reduce((sum, { debt }) => sum + debt.arrears, 0),
      }
    })
    .sort((a, b) => byName.compare(a.title, b.title))
}

export const hasFloors = (units: readonly Unit[]): boolean => units.some((unit) => unit.floor !== null)

/** The number of units on the widest floor; undefined where floors are unknown. */
export function widestFloor(units: readonly Unit[]): number | undefined {
  if (!hasFloors(units)) return undefined
  const floors = new Map<string, number>()
  for (const { block, floor } of units) {
    const name = `${block} ${floor}`
    floors.set(name, (floors.get(name) ?? 0) + 1)
  }
  return Math.max(...floors.values())
}

export function legendOf(units: readonly Unit[]) {
  return STANDINGS.map((standing) => ({
    state: STATES[standing],
    label: words.standings[standing],
    count: units.filter((unit) => unit.standing === standing).length,
  }))
}

function byFloorThenName(a: Unit, b: Unit): number {
  return (b.floor ?? 0) - (a.floor ?? 0) || byName.compare(a.name, b.name)
}

function cellOf(unit: Unit, beginsFloor: boolean): UnitCell {
  const { id, name, standing, tenant_name, yearly_rent } = unit
  const note = tenant_name
    ? lastWord(tenant_name)
    : standing === 'VACANT' && yearly_rent > 0
      ? words.property.askedAYear(formatNairaRough(yearly_rent))
      : ''
  return {
    id,
    name: shortName(name),
    note,
    state: STATES[standing],
    beginsFloor,
    label: words.property.cell(name, words.standings[standing], note),
  }
}

/** `Flat B4` → `B4`: the prefix that all units share is not repeated in each cell. */
const shortName = (name: string) => /^\p{L}+\s+(\S+)$/u.exec(name)?.[1] ?? name
const lastWord = (name: string) => name.trim().split(/\s+/).at(-1) ?? name
