import type { RelatedType } from '@gida/contract/domains/documents/kinds'
import type { Estate } from '@gida/contract/domains/estates/estate'
import { slot } from '../../platform/screens/slot.tsx'

/** Whether a vacant unit is listed publicly. */
export const VacantUnit = slot<{ unitId: string; estateId: string }>()

/** A page of a property's payments. */
export const PropertyPayments = slot<{
  kind: 'property'
  id: string
  page: number | undefined
  onPage: (page: number | undefined) => void
}>()

/** On an estate's overview: arrears and receipts, pending items, and its fund. */
export const EstateMoney = slot<{ estateId: string }>()
export const EstateNeeds = slot<{ estateId: string }>()
export const EstateFund = slot<{ estateId: string }>()

/** Settings tabs of later domains. */
export const FeesTab = slot<{ estateId: string }>()
export const RemindersTab = slot<{ estate: Estate }>()
/** The cost of SMS from its people, below the reminders. */
export const PhoneUse = slot<{ estateId: string }>()
export const LandlordPayoutsTab = slot<{ estate: Estate }>()

/** Starts a new meeting: with the residents of an estate, or with one person. */
export const CallMeeting = slot<{ estateId?: string; personId?: string }>()

/** Opens the conversation about a record: with staff, or between staff and these people. */
export const AskAbout = slot<{
  about: { type: 'unit' | 'lease' | 'payment'; id: string }
  withPeople?: string[]
}>()

/** The documents of a record. */
export const DocumentsOf = slot<{ type: RelatedType; id: string; name: string }>()
