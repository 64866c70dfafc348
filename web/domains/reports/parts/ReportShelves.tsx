import { REPORTS, type ReportKey, shapeOf } from '@gida/contract/domains/reports/catalogue'
import { SHELVES } from '@gida/contract/domains/reports/shape'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { reportPages as words } from '#words/report-pages'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { SearchInput } from '../../../ui/form/SearchInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { KeptReports } from './KeptReports.tsx'

const KEYS = Object.keys(REPORTS) as ReportKey[]

/** The catalogue reports the person may open, by group. */
export function ReportShelves({ estate_id }: { estate_id: string | undefined }) {
  const actor = useActor()
  const [text, setText] = useState('')
  const isMine = (key: ReportKey) => {
    const { by, needs, title, note } = shapeOf(key)
    if (by === 'OFFICE' && actor.user.role === 'LANDLORD') return false
    if (needs && !hasPermission(actor, needs)) return false
    return `${title} ${note}`.toLowerCase().includes(text.toLowerCase())
  }
  const found = KEYS.filter(isMine)
  return (
    <div className="mt-4 md:mt-6">
      <KeptReports />
      <SearchInput label={words.find} placeholder={words.find} value={text} onSearch={setText} delay={0} />
      {found.length === 0 && <p className="mt-4 text-ink-soft">{words.notFound}</p>}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
        {SHELVES.map((shelf) => {
          const here = found.filter((key) => shapeOf(key).shelf === shelf)
          if (here.length === 0) return null
          return (
            <Card key={shelf}>
              <CardHead title={words.shelves[shelf]} />
              <Rows label={words.shelves[shelf]}>
                {here.map((key) => (
                  <Row
                    key={key}
                    title={shapeOf(key).title}
                    note={shapeOf(key).note}
                    link={
                      <Link
                        to="/dashboard/reports/$report"
                        params={{ report: key }}
                        search={estate_id ? { estate_id } : {}}
                      />
                    }
                    chevron
                  />
                ))}
              </Rows>
            </Card>
          )
        })}
      </div>
    </div>
  )
}
