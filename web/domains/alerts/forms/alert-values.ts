import type { AlertPerson } from '@gida/contract/domains/alerts/raise-alert'
import type { AlertKind, Severity } from '@gida/contract/domains/alerts/rules'
import { isSameName, needsName } from '@gida/contract/domains/alerts/rules'
import { startOfDay } from '@gida/contract/shared/dates'
import { alerts } from '#words/alerts'
import { placeIn } from './alert-places.ts'

const words = alerts.form

export type AlertValues = {
  estate_id: string
  severity: Severity
  kind: AlertKind
  title: string
  message: string
  /** Empty for the whole estate; else a block, a property, or people by name. */
  where: string
  people: AlertPerson[]
  confirm_name: string
  /** Time of a drill in Lagos. Without a day: now. */
  day: string
  time: string
}

export const BY_NAME = 'people'
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** Checks the estate's name on the client too, for an immediate error. */
export const checkAlert =
  (isDrill: boolean, nameOf: (estate_id: string) => string | undefined) => (values: AlertValues) => {
    const name = nameOf(values.estate_id)
    const wantsName = needsName({ severity: values.severity, drill: isDrill })
    return {
      estate_id: values.estate_id ? undefined : words.chooseEstate,
      title: values.title.trim() ? undefined : words.missing,
      message: values.message.trim() ? undefined : words.missing,
      people: values.where === BY_NAME && values.people.length === 0 ? words.choosePeople : undefined,
      time: values.day && !TIME.test(values.time.trim()) ? words.badTime : undefined,
      confirm_name: wantsName && name && !isSameName(values.confirm_name, name) ? words.confirm : undefined,
    }
  }

export function alertBody(values: AlertValues, isDrill: boolean) {
  const { estate_id, severity, kind, title, message, where, people, confirm_name, day, time } = values
  const [, hour = '0', minute = '0'] = TIME.exec(time.trim()) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return {
    ...{ estate_id, severity, kind, title, message },
    ...(where === BY_NAME ? { user_ids: people.map(({ user_id }) => user_id) } : placeIn(where)),
    ...(isDrill
      ? {
          drill: true,
          ...(day && { send_at: new Date(startOfDay(day).getTime() + minutes * 60_000).toISOString() }),
        }
      : { confirm_name }),
  }
}
