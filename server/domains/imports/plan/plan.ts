import type { Frequency, UnitStatus } from '@gida/contract/domains/estates/unit'
import type { ImportOptions } from '@gida/contract/domains/imports/import'
import type { Day } from '@gida/contract/shared/dates'
import type { Role } from '@gida/contract/shared/roles'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'

/** Somebody with an account, or who is to have one by these. */
export type PersonPlan = { id: string | null; name: string; phone: string | null; email: string | null }

export type LeasePlan = {
  start_date: Day
  end_date: Day
  rent_amount: number
  frequency: Frequency
  service_charge: number
  caution_deposit: number
}

/** What is to be made of one row. Names stand as they are kept, so that running it needs no guessing. */
export type Plan = {
  estate: { id: string | null; name: string; address: string; state: string; lga: string }
  property: { name: string; address: string }
  unit: {
    name: string
    block: string | null
    bedrooms: number | null
    rent_amount: number
    frequency: Frequency
    service_charge: number
    caution_deposit: number
  }
  landlord: PersonPlan | null
  tenant: PersonPlan | null
  lease: LeasePlan | null
  /** What was owed before Gida; due on a day. */
  opening: { amount: number; due_date: Day } | null
  /** Gida does not hold the unit yet. */
  is_new_unit: boolean
  /** All of it is there already: nothing is to be done. */
  is_there: boolean
}

export type Fault = {
  kind: 'FAULT' | 'WARNING'
  column: number | null
  value: string | null
  code: string
  message: string
}

export type PlannedRow = { number: number; cells: Cell[]; faults: Fault[]; plan: Plan | null }

export type KnownEstate = {
  id: string
  name: string
  address: string
  state: string
  lga: string
  is_archived: boolean
}
export type KnownProperty = {
  id: string
  estate_id: string
  name: string
  landlord_id: string | null
  landlord_name: string | null
}
export type KnownUnit = {
  id: string
  property_id: string
  name: string
  status: UnitStatus
  rent_amount: number
  frequency: Frequency
  service_charge: number
  caution_deposit: number
  /** Those that run or are to come. */
  leases: { tenant_id: string; start_date: Day; end_date: Day }[]
  /** Tenants whose balance was brought forward for it. */
  brought_forward: string[]
}
export type KnownPerson = PersonPlan & { id: string; role: Role; is_inactive: boolean; can_sign_in: boolean }

/** What Gida holds already, as far as the file could touch it. */
export type Known = {
  today: Day
  /** Where every row goes; null where a column names the estates. */
  estate: KnownEstate | null
  estates: readonly KnownEstate[]
  properties: readonly KnownProperty[]
  units: readonly KnownUnit[]
  people: readonly KnownPerson[]
  /** The landlord who brings in their own: every property is theirs. */
  owner: PersonPlan | null
}

export type PlanOptions = Pick<ImportOptions, 'default_frequency' | 'default_end'>
