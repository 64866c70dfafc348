import type { LifeClass } from '@gida/contract/domains/inspections/life'
import type { ItemKind } from '@gida/contract/domains/inspections/rules'

export type ListedItem = { room: string; name: string; kind: ItemKind; life_class: LifeClass | null }

type Line = readonly [name: string, life_class: LifeClass | null, kind?: ItemKind]

const SITTING_ROOM: readonly Line[] = [
  ['Entrance door and lock', 'DOOR'],
  ['Walls', 'PAINT'],
  ['Ceiling', 'PAINT'],
  ['Floor', 'FLOOR'],
  ['Windows', 'WINDOW'],
  ['Window nets', 'NET'],
  ['Curtains and rails', 'CURTAIN'],
  ['Sockets, switches and lights', 'ELECTRIC'],
  ['Air conditioner', 'AIR_CONDITIONER'],
]
const KITCHEN: readonly Line[] = [
  ['Door', 'DOOR'],
  ['Walls', 'PAINT'],
  ['Ceiling', 'PAINT'],
  ['Floor', 'FLOOR'],
  ['Worktop', 'FURNITURE'],
  ['Cabinets', 'FURNITURE'],
  ['Sink and taps', 'SANITARY'],
  ['Cooker', 'APPLIANCE'],
  ['Hood', 'APPLIANCE'],
  ['Window and net', 'NET'],
  ['Sockets, switches and lights', 'ELECTRIC'],
]
const BEDROOM: readonly Line[] = [
  ['Door and lock', 'DOOR'],
  ['Walls', 'PAINT'],
  ['Ceiling', 'PAINT'],
  ['Floor', 'FLOOR'],
  ['Wardrobe', 'FURNITURE'],
  ['Window', 'WINDOW'],
  ['Window net', 'NET'],
  ['Sockets, switches and lights', 'ELECTRIC'],
]
const BATHROOM: readonly Line[] = [
  ['Door', 'DOOR'],
  ['Walls and tiles', 'FLOOR'],
  ['Toilet', 'SANITARY'],
  ['Basin and taps', 'SANITARY'],
  ['Shower', 'SANITARY'],
  ['Water heater', 'APPLIANCE'],
]
const METERS_AND_KEYS: readonly Line[] = [
  ['Electricity meter', null, 'METER'],
  ['Water meter', null, 'METER'],
  ['Entrance keys', null, 'COUNT'],
  ['Room keys', null, 'COUNT'],
  ['Gate remotes', null, 'COUNT'],
]

/** The checklist of a unit with that many bedrooms (0: a single room). Each report has its own copy. */
export function checklistOf(bedrooms: number): ListedItem[] {
  const numbered = (name: string, lines: readonly Line[], count: number): [string, readonly Line[]][] =>
    Array.from({ length: count }, (_, index) => [count === 1 ? name : `${name} ${index + 1}`, lines])
  const rooms: [string, readonly Line[]][] = [
    [bedrooms === 0 ? 'Room' : 'Sitting room', SITTING_ROOM],
    ['Kitchen', KITCHEN],
    ...numbered('Bedroom', BEDROOM, bedrooms),
    ...numbered('Bathroom', BATHROOM, Math.max(1, Math.ceil(bedrooms / 2))),
    ['Meters and keys', METERS_AND_KEYS],
  ]
  return rooms.flatMap(([room, lines]) =>
    lines.map(([name, life_class, kind = 'ITEM']) => ({ room, name, life_class, kind })),
  )
}
