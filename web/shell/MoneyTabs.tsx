import { moneyTabs as words } from '#words/money-tabs'
import { useActor } from '../platform/session/actor.ts'
import { SegmentedLinks } from '../ui/layout/SegmentedLinks.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { groupOf, listsOf, MONEY_GROUPS, type MoneyListId } from './money-lists.tsx'

/** The lists about money: the group, then the lists in it. A tenant has few, and no groups. */
export function MoneyTabs({ at }: { at: MoneyListId }) {
  const actor = useActor()
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
    const first = lists.find((list) => list.group === id)
    return first ? [{ value: id, label: words.groups[id], link: first.link }] : []
  })
  return (
    <div className="mb-4 grid gap-1 md:flex md:items-end md:gap-5">
      <SegmentedLinks label={words.label} items={groups} value={group} />
      <div className="min-w-0 grow">
        <Tabs label={words.groups[group]} items={lists.filter((list) => list.group === group)} value={at} />
      </div>
    </div>
  )
}
