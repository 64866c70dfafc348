import type { Business } from '../businesses/business.ts'
import type { World } from '../world.ts'
import { callFaults, type Settings, type Switch, singleFaults, switches, switchNames } from './fault-names.ts'

/** What holds for one call or one delivery, the setting of its reference before that of the whole business. */
export type Faults = Settings & {
  slowSeconds: number
  /** Names of call and answer faults that are on. */
  single: Set<string>
}

const allNormal = Object.fromEntries(switchNames.map((name) => [name, 'normal'])) as Settings
export const noFaults: Faults = { ...allNormal, slowSeconds: 5, single: new Set() }

type FaultRow = {
  reference: string
  name: string
  value: string
  calls_left: number | null
  until: number | null
}

export function faultsFor(world: World, business: Business, reference = ''): Faults {
  const rows = world.db.all<FaultRow>(
    `select * from faults where business_id = ? and reference in ('', ?) and (until is null or until > ?)
     order by reference`,
    business.id,
    reference,
    world.realTime(),
  )
  if (rows.length === 0) return noFaults
  const values = Object.fromEntries(rows.map((row) => [row.name, row.value]))
  return {
    ...allNormal,
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name in switches)),
    slowSeconds: values.slow_seconds === undefined ? noFaults.slowSeconds : Number(values.slow_seconds),
    single: new Set(rows.map((row) => row.name).filter((name) => singleFaults.includes(name))),
  }
}

/** A fault set for so many calls has one fewer left after each. */
export function countCall(world: World, business: Business, reference: string) {
  const scope = "business_id = ? and reference in ('', ?)"
  world.db.run(`update faults set calls_left = calls_left - 1 where ${scope}`, business.id, reference)
  world.db.run(`delete from faults where ${scope} and calls_left <= 0`, business.id, reference)
}

export type WantedFaults = {
  reference: string
  settings?: Partial<Record<Switch, string>>
  slowSeconds?: number
  /** Replaces the list of call and answer faults. */
  single?: string[]
  times?: number
  seconds?: number
}

/** Changes what is named and leaves the rest. `normal` and an empty list switch off. */
export function setFaults(world: World, business: Business, wanted: WantedFaults) {
  const { reference, settings, slowSeconds, single, times } = wanted
  const until = wanted.seconds === undefined ? null : world.realTime() + wanted.seconds * 1000
  const put = (name: string, value: string, calls_left: number | null = null) =>
    world.db.insert('faults', { business_id: business.id, reference, name, value, calls_left, until })
  const clear = (name: string) =>
    world.db.run(
      'delete from faults where business_id = ? and reference = ? and name = ?',
      business.id,
      reference,
      name,
    )

  world.db.transaction(() => {
    for (const [name, value] of Object.entries({ ...settings, slow_seconds: slowSeconds })) {
      if (value === undefined) continue
      clear(name)
      if (value !== 'normal') put(name, String(value))
    }
    if (!single) return
    singleFaults.forEach(clear)
    for (const name of single) put(name, 'on', isCallFault(name) ? (times ?? null) : null)
  })
}

const isCallFault = (name: string) => (callFaults as readonly string[]).includes(name)
