import type { ReportKind } from '@gida/contract/domains/analytics/report'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { figures } from '#words/figures'
import { Icon, type IconName } from '../../../../ui/action/Icon.tsx'
import { MaybeLink } from '../../../../ui/action/MaybeLink.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import type { Tab } from '../../search.ts'
import type { EstateName } from './ExportMenu.tsx'
import { ExportMenu } from './ExportMenu.tsx'

const words = figures.reports
const ICONS: Record<ReportKind, IconName> = {
  COLLECTIONS: 'chart',
  ARREARS: 'warning',
  OCCUPANCY: 'home',
  VACANCY: 'key',
  FORECAST: 'calendar',
  MARKET: 'building',
}
/** In display order. */
const KINDS = Object.keys(ICONS) as ReportKind[]

/** Where each report is shown: a tab of the estate's reports, or the list it is made of. */
const TABS: Record<Exclude<ReportKind, 'ARREARS'>, Tab> = {
  COLLECTIONS: 'overview',
  OCCUPANCY: 'occupancy',
  VACANCY: 'vacancy',
  FORECAST: 'forecast',
  MARKET: 'market',
}

/** The export of each tab. */
export const kindOf = (tab: Tab) =>
  KINDS.find((kind) => kind !== 'ARREARS' && TABS[kind] === tab) ?? 'COLLECTIONS'

const linkOf = (kind: ReportKind, id: string): ReactElement =>
  kind === 'ARREARS' ? (
    <Link to="/dashboard/payments/overdue" search={{ estate_id: id }} />
  ) : (
    <Link to="/dashboard/estates/$id/reports" params={{ id }} search={{ tab: TABS[kind] }} />
  )

/** The reports of an estate, each with a link and a download. */
export const ReportRows = ({ estate }: { estate: EstateName }) => (
  <Card>
    <ul aria-label={figures.of(estate.name)}>
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2 border-t border-line pe-3 first:border-t-0 md:pe-5">
          <MaybeLink
            link={linkOf(kind, estate.id)}
            className="touchable flex min-h-15 min-w-0 grow items-center gap-3 py-3 ps-4 md:ps-5"
          >
            <span className="only-desk">
              <span className="grid size-9 shrink-0 place-items-center rounded-2 bg-sunken text-ink-soft">
                <Icon name={ICONS[kind]} />
              </span>
            </span>
            <span className="min-w-0 grow">
              <span className="name">{words.kinds[kind]}</span>
              <span className="block text-small text-ink-soft">{words.notes[kind]}</span>
            </span>
          </MaybeLink>
          <ExportMenu report={kind} estate={estate} />
        </li>
      ))}
    </ul>
    <p className="border-t border-line px-4 py-3 text-small text-ink-soft md:px-5">{words.period}</p>
  </Card>
)
