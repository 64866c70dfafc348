import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { features as words } from '#words/features'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { featuresQuery } from '../desk-queries.ts'
import { overrideNote } from './FeaturesCard.tsx'

/** Estates that override a feature's default; renders nothing if there are none. */
export function OverridesCard() {
  const [page, setPage] = useState(1)
  const { data: overrides = [], pagination } = useQuery(featuresQuery({ page })).data ?? {}
  if (overrides.length === 0) return null
  return (
    <Card className="mt-4">
      <CardHead title={`${words.title}: ${words.differ.toLowerCase()}`} />
      <Rows label={words.differ}>
        {overrides.map((one) => (
          <Row
            key={one.id}
            title={`${words.names[one.feature]}, ${one.estate_name}`}
            note={overrideNote(one)}
            link={<Link to="/dashboard/admin/estates/$id" params={{ id: one.estate_id }} />}
            end={
              <Pill tone={one.is_on ? 'in' : 'idle'} icon={one.is_on ? 'ok' : 'stopped'}>
                {one.is_on ? words.on : words.off}
              </Pill>
            }
          />
        ))}
      </Rows>
      {pagination && pagination.totalPages > 1 && (
        <div className="flex justify-end border-t border-line px-4 py-3">
          <Pager page={page} pages={pagination.totalPages} onPage={setPage} />
        </div>
      )}
    </Card>
  )
}
