import { given, readCount, readOneOf } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const TABS = ['overview', 'occupancy', 'forecast', 'vacancy', 'market'] as const
export type Tab = (typeof TABS)[number]

export const readFiguresSearch = (raw: Raw) => given({ tab: readOneOf(raw, 'tab', TABS.slice(1)) })
export const readReportsSearch = (raw: Raw) => given({ page: readCount(raw, 'page') })
