import type { Estate } from '@gida/contract/domains/estates/estate'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ComponentType, useId } from 'react'
import { estateSettings as words } from '#words/estate-settings'
import type { IconName } from '../../../ui/action/Icon.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { Crumb } from '../../../ui/layout/Crumb.tsx'
import { HistoryOf } from '../../users/index.ts'
import { EstateFrame } from '../parts/estate/EstateFrame.tsx'
import type { SettingsPart } from '../search.ts'
import { ChargesTab } from '../settings/ChargesTab.tsx'
import { DetailsTab } from '../settings/DetailsTab.tsx'
import { HolidaysTab } from '../settings/HolidaysTab.tsx'
import { LateFeesTab } from '../settings/LateFeesTab.tsx'
import { PayoutTab } from '../settings/PayoutTab.tsx'
import { FeesTab, LandlordPayoutsTab, RemindersTab } from '../slots.ts'

const estateSettingsScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id/settings')

/** The component of each settings tab; a new one also goes into SETTINGS_PARTS of search.ts. */
const PARTS: Record<SettingsPart, ComponentType<{ estate: Estate }>> = {
  details: DetailsTab,
  charges: ChargesTab,
  fees: ({ estate }) => <FeesTab estateId={estate.id} />,
  late: LateFeesTab,
  reminders: RemindersTab,
  payout: PayoutTab,
  owners: LandlordPayoutsTab,
  holidays: HolidaysTab,
}
const ICONS: Record<SettingsPart, IconName> = {
  details: 'building',
  charges: 'naira',
  fees: 'receipt',
  late: 'clock',
  reminders: 'bell',
  payout: 'bank',
  owners: 'people',
  holidays: 'calendar',
}
const GROUPS: Record<keyof typeof words.groups, SettingsPart[]> = {
  estate: ['details', 'owners', 'payout', 'holidays'],
  money: ['charges', 'fees', 'late', 'reminders'],
}

/** The settings of an estate: a list of tabs, or the tab in the URL. */
export function EstateSettingsPage() {
  const { id } = estateSettingsScreen.useParams()
  const { tab } = estateSettingsScreen.useSearch()
  return (
    <EstateFrame id={id} at="settings">
      {(estate) => {
        if (!estate.can.write) return <NotYours />
        return tab ? <Part part={tab} estate={estate} /> : <PartsOf id={id} />
      }}
    </EstateFrame>
  )
}

const NotYours = () => (
  <Card>
    <EmptyState title={words.none} motif="comb">
      {words.noneNote}
    </EmptyState>
  </Card>
)

function Part({ part, estate }: { part: SettingsPart; estate: Estate }) {
  const Shown = PARTS[part]
  return (
    <div>
      <Crumb
        link={
          <Link to="/dashboard/estates/$id/settings" params={{ id: estate.id }}>
            {words.all}
          </Link>
        }
      />
      <Shown key={estate.id} estate={estate} />
    </div>
  )
}

const PartsOf = ({ id }: { id: string }) => (
  <div className="grid items-start gap-4 md:grid-cols-2 md:gap-5">
    {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
      <Group key={group} id={id} group={group} />
    ))}
    <HistoryOf type="estate" id={id} />
  </div>
)

function Group({ id, group }: { id: string; group: keyof typeof GROUPS }) {
  const headId = useId()
  return (
    <Card aria-labelledby={headId}>
      <CardHead title={words.groups[group]} id={headId} />
      <Rows>
        {GROUPS[group].map((part) => (
          <Row
            key={part}
            icon={ICONS[part]}
            title={words.parts[part]}
            note={words.notes[part]}
            chevron
            link={<Link to="/dashboard/estates/$id/settings" params={{ id }} search={{ tab: part }} />}
          />
        ))}
      </Rows>
    </Card>
  )
}
