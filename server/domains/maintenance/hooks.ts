import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { describeSubjects } from '../conversations/index.ts'
import { requestsById } from './requests/request-queries.ts'

const describe = atHook(describeSubjects, async ({ tx, type, ids, cards }) => {
  if (type !== 'maintenance') return
  for (const { id, estate_id, number, title, unit_name, estate_name } of await requestsById(tx, ids))
    cards.set(id, {
      ...{ estate_id, title, link: `/dashboard/maintenance/${id}` },
      note: [`Request ${number}`, unit_name, estate_name].filter(Boolean).join(', '),
    })
})

export const maintenanceHooks: HookPart[] = [describe]
