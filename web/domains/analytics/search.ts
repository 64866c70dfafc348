import { given, readEstate, readOneOf } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const TABS = ['overview', 'occupancy', 'forecast', 'vacancy', 'market'] as const
export type Tab = (typeof TABS)[number]

export const readFiguresSearch = (raw: Raw) => given({ tab: readOneOf(raw, 'tab', TABS) })
export const readReportsSearch = (raw: Raw) => given({ estate_id: readEstate(raw) })
