import { alerts } from '#words/alerts'

/** `2 min 36 s`; a text where it never happened. */
export const sayDuration = (seconds: number | null): string =>
  seconds === null ? alerts.after.never : alerts.after.time(Math.floor(seconds / 60), seconds % 60)

export const minutesSince = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / 60_000))
