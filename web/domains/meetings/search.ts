import { given, readCount, readEstate, readId, readOneOf } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>

export const readMeetingsSearch = (raw: Raw) =>
  given({ show: readOneOf(raw, 'show', ['past']), page: readCount(raw, 'page'), estate_id: readEstate(raw) })
export type MeetingsSearch = ReturnType<typeof readMeetingsSearch>

/** Initial invitees of a new meeting: the residents of an estate, or a person. */
export const readNewMeetingSearch = (raw: Raw) =>
  given({ estate: readId(raw, 'estate'), person: readId(raw, 'person') })
export type NewMeetingSearch = ReturnType<typeof readNewMeetingSearch>
