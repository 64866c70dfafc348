import type { Tx } from '../../../platform/db/db.ts'
import type { OrderRow } from '../../work-orders/index.ts'
import { notifyAll } from '../notify.ts'
import type { Words } from '../words/to-office.ts'

export const placeOf = ({ unit_name, property_name, estate_name }: OrderRow) =>
  [unit_name ?? property_name, estate_name].filter(Boolean).join(', ')

export const orderLink = (id: string) => `/dashboard/maintenance/orders/${id}`

type WorkNotice = { key: string; action_url: string; urgent?: boolean; words: Words }

/** Notifies people about work, each once. */
export async function notifyPeople(
  tx: Tx,
  people: readonly (string | null)[],
  { key, action_url, urgent, words }: WorkNotice,
): Promise<void> {
  await notifyAll(
    tx,
    [...new Set(people.filter((one) => one !== null))].map((user_id) => ({
      ...{ user_id, key, type: 'maintenance' as const, ...words, action_url },
      priority: urgent ? ('high' as const) : ('medium' as const),
    })),
  )
}
