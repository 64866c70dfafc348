import { NOTICE_KINDS, NOTICE_STATES } from '@gida/contract/domains/notices/kinds'
import { given, readCount, readEstate, readId, readOneOf } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>

export const readNoticesSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    kind: readOneOf(raw, 'kind', NOTICE_KINDS),
    state: readOneOf(raw, 'state', NOTICE_STATES),
    estate_id: readEstate(raw),
  })
export type NoticesSearch = ReturnType<typeof readNoticesSearch>

/** The lease of a new notice. */
export const readNewNoticeSearch = (raw: Raw) => given({ lease_id: readId(raw, 'lease_id') })
