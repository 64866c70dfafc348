import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { describeSubjects } from '../conversations/index.ts'
import { namesOfApplications } from './application-queries.ts'

const describe = atHook(describeSubjects, async ({ tx, type, ids, cards }) => {
  if (type !== 'application') return
  for (const { id, estate_id, full_name, unit_name, estate_name } of await namesOfApplications(tx, ids))
    cards.set(id, {
      estate_id,
      title: full_name,
      note: `${unit_name}, ${estate_name}`,
      link: `/dashboard/tenants/applications/${id}`,
    })
})

export const applicationHooks: HookPart[] = [describe]
