import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { estates } from '#words/estates'
import { useTitle } from '../../../../platform/browser/title.ts'
import { formatDay, lagosDay } from '../../../../platform/screens/format.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../../platform/session/actor.ts'
import { Pill } from '../../../../ui/display/Pill.tsx'
import { StatusPill } from '../../../../ui/display/StatusPill.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { PageHead } from '../../../../ui/layout/PageHead.tsx'
import { Tabs } from '../../../../ui/layout/Tabs.tsx'
import { estateQuery } from '../../queries.ts'
import { type EstateTab, useEstateTabs } from '../../use-estate-tabs.tsx'
import { EstateActions } from './EstateActions.tsx'

const words = estates.estate
type Props = { id: string; at: EstateTab; children: (estate: Estate) => ReactNode }

/** The head and tabs of an estate, around the content of a tab. */
export function EstateFrame({ id, at, children }: Props) {
  const answer = useQuery(estateQuery(id))
  const { data: estate } = answer
  const tabs = useEstateTabs(id, estate)
  const isTenant = useActor().user.role === 'TENANT'
  useTitle(estate && (at === 'overview' ? estate.name : `${words.tabs[at]}, ${estate.name}`))

  return (
    <>
      <PageHead
        crumb={
          isTenant ? (
            <Link to="/dashboard">{words.home}</Link>
          ) : (
            <Link to="/dashboard/estates">{words.crumb}</Link>
          )
        }
        title={estate?.name ?? estates.list.title}
        note={estate && words.place(estate.address, estate.lga, estate.state)}
        actions={
          estate && (
            <div className="flex flex-wrap items-center gap-2 print:hidden">
              {estate.verified_at && (
                <Pill tone="in" icon="shield">
                  {words.verified}
                </Pill>
              )}
              {estate.status !== 'ACTIVE' && (
                <StatusPill status={estate.status}>{estates.statuses[estate.status]}</StatusPill>
              )}
              <EstateActions estate={estate} isMain={at === 'overview'} />
            </div>
          )
        }
        wraps
      />
      <Loaded of={answer} missing={estates.notFound} denied={estates.denied} loading={estates.list.loading}>
        {(estate) => (
          <div className="grid gap-4 *:min-w-0 md:gap-5">
            {tabs.length > 1 && (
              <div className="print:hidden">
                <Tabs label={words.tabs.label} items={tabs} value={at} />
              </div>
            )}
            {estate.suspended_at && (
              <Banner tone="late" icon="stopped">
                {words.suspendedNote(formatDay(lagosDay(new Date(estate.suspended_at))))}
              </Banner>
            )}
            {estate.status === 'ARCHIVED' && <Banner tone="info">{words.archivedNote}</Banner>}
            {children(estate)}
          </div>
        )}
      </Loaded>
    </>
  )
}
