import { moneyTabs as words } from '#words/money-tabs'
import { useActor } from '../../platform/session/actor.ts'
import { SegmentedLinks } from '../../ui/layout/SegmentedLinks.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useNeedCounts } from '../use-need-counts.ts'
import { groupOf, listsOf, MONEY_GROUPS, type MoneyListId } from './money-lists.tsx'

/** Navigation of the screens about money: groups, then the tabs of a group with their counts. A tenant has few tabs and no groups. */
export function MoneyTabs({ at }: { at: MoneyListId }) {
  const actor = useActor()
  const countOf = useNeedCounts()
  const lists = listsOf(actor)
  if (!lists.some(({ value }) => value === at)) return null
  if (actor.user.role === 'TENANT') {
    return (
      <div className="mb-4">
        <Tabs label={words.label} items={lists} value={at} />
      </div>
    )
  }
  const group = groupOf(at)
  const groups = MONEY_GROUPS.flatMap((id) => {
    const [first, ...others] = lists.filter((list) => list.group === id)
    if (!first) return []
    const waits = [first, ...others].flatMap((list) => list.waits)
    return [{ value: id, label: words.groups[id], link: first.link, count: countOf(waits) }]
  })
  const items = lists
    .filter((list) => list.group === group)
    .map((list) => ({ ...list, count: countOf(list.waits) }))
  return (
    <div className="mb-4 grid gap-1 md:flex md:items-end md:gap-5">
      <SegmentedLinks label={words.label} items={groups} value={group} />
      <div className="min-w-0 grow">
        <Tabs label={words.groups[group]} items={items} value={at} />
      </div>
    </div>
  )
}
