import type { RelatedType } from '@gida/contract/domains/documents/kinds'
import type { Estate } from '@gida/contract/domains/estates/estate'
import { slot } from '../../platform/screens/slot.tsx'

/** Of a unit that nobody rents: whether it is published. */
export const VacantUnit = slot<{ unitId: string; estateId: string }>()

/** The payments of a property, a page. */
export const PropertyPayments = slot<{
  kind: 'property'
  id: string
  page: number | undefined
  onPage: (page: number | undefined) => void
}>()

/** On the overview of an estate: its debts and what came in, what waits for somebody, and its fund. */
export const EstateMoney = slot<{ estateId: string }>()
export const EstateNeeds = slot<{ estateId: string }>()
export const EstateFund = slot<{ estateId: string }>()

/** Settings of an estate that belong to other domains. */
export const FeesTab = slot<{ estateId: string }>()
export const RemindersTab = slot<{ estate: Estate }>()
/** What texts from its people cost, below the reminders. */
export const PhoneUse = slot<{ estateId: string }>()
export const LandlordPayoutsTab = slot<{ estate: Estate }>()

/** Leads to a new meeting: of the residents of an estate, or with one person. */
export const CallMeeting = slot<{ estateId?: string; personId?: string }>()

/** Opens the conversation about a thing: with the office, or from the office with these people. */
export const AskAbout = slot<{
  about: { type: 'unit' | 'lease' | 'payment'; id: string }
  withPeople?: string[]
}>()

/** The documents of a thing. */
export const DocumentsOf = slot<{ type: RelatedType; id: string; name: string }>()
