import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { estateSettings as words } from '#words/estate-settings'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { estatesQuery } from '../queries.ts'
import { SETTINGS_TABS, type SettingsTab } from '../search.ts'
import { ChargesTab } from '../settings/ChargesTab.tsx'
import { DetailsTab } from '../settings/DetailsTab.tsx'
import { HolidaysTab } from '../settings/HolidaysTab.tsx'
import { LateFeesTab } from '../settings/LateFeesTab.tsx'
import { PayoutTab } from '../settings/PayoutTab.tsx'
import { FeesTab, LandlordPayoutsTab, RemindersTab } from '../slots.ts'

const estateSettingsScreen = getRouteApi('/signed-in/frame/dashboard/estate-settings')

/** What stands under each tab; a new one also goes into SETTINGS_TABS of search.ts. */
const PARTS: Record<SettingsTab, ComponentType<{ estate: Estate }>> = {
  details: DetailsTab,
  charges: ChargesTab,
  fees: ({ estate }) => <FeesTab estateId={estate.id} />,
  late: LateFeesTab,
  reminders: RemindersTab,
  payout: PayoutTab,
  owners: LandlordPayoutsTab,
  holidays: HolidaysTab,
}

/** How an estate is run: the estate and the part of its settings are in the address. */
export function EstateSettingsPage() {
  const { estate: wanted, tab = 'details' } = estateSettingsScreen.useSearch()
  const answer = useQuery(estatesQuery({ limit: 100 }))
  const mine = answer.data?.data.filter((estate) => estate.can.write)
  const estate = mine?.find(({ id }) => id === wanted) ?? mine?.[0]
  const Part = PARTS[tab]

  return (
    <>
      <PageHead title={words.title} note={estate?.name} />
      <Loaded of={answer} loading={words.loading}>
        {() =>
          estate && mine ? (
            <div className="grid gap-4 md:gap-5">
              <EstateChoice estates={mine} chosen={estate} tab={tab} />
              <Tabs
                label={words.tabs.label}
                value={tab}
                items={SETTINGS_TABS.map((value) => ({
                  value,
                  label: words.tabs[value],
                  link: <Link to="/dashboard/estate-settings" search={{ estate: estate.id, ...at(value) }} />,
                }))}
              />
              <Part key={estate.id} estate={estate} />
            </div>
          ) : (
            <Card>
              <EmptyState title={words.none} motif="comb">
                {words.noneNote}
              </EmptyState>
            </Card>
          )
        }
      </Loaded>
    </>
  )
}

const at = (tab: SettingsTab) => (tab === 'details' ? {} : { tab })

type ChoiceProps = { estates: readonly Estate[]; chosen: Estate; tab: SettingsTab }

function EstateChoice({ estates, chosen, tab }: ChoiceProps) {
  const navigate = estateSettingsScreen.useNavigate()
  if (estates.length < 2) return null
  return (
    <Field label={words.estate} className="max-w-[360px]">
      <SelectField
        options={estates.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen.id}
        onChange={(estate) => void navigate({ search: { estate, ...at(tab) } })}
      />
    </Field>
  )
}
