import type { AlertRow } from '@gida/contract/domains/alerts/alert'
import { alerts as words } from '#words/alerts'

/** The part of the estate that an alert is for, or that it is for people by name; null: the whole estate. */
export const placeOf = ({ place, is_by_name }: Pick<AlertRow, 'place' | 'is_by_name'>): string | null =>
  place ?? (is_by_name ? words.form.byName : null)
