import { meetings as words } from '#words/meetings'
import { formatNearDay, formatTime, lagosDay } from '../../platform/screens/format.ts'

type Times = { start_time: string; end_time: string }

/** `Sat 14 Nov, 17:30 to 19:00`. */
export const spanOf = ({ start_time, end_time }: Times): string =>
  words.span(formatNearDay(lagosDay(new Date(start_time))), formatTime(start_time), formatTime(end_time))
