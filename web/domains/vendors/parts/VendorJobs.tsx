import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { vendors } from '#words/vendors'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { vendorJobsQuery } from '../queries.ts'

const words = vendors.jobs

/** A vendor's jobs, newest first. */
export function VendorJobs({ id }: { id: string }) {
  const [page, setPage] = useState<number>()
  const answer = useQuery(vendorJobsQuery(id, page ?? 1))
  return (
    <Card>
      <CardHead title={words.title} />
      <Loaded of={answer} bare>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState title={words.none} small>
              {words.noneNote}
            </EmptyState>
          ) : (
            <>
              <Rows label={words.title}>
                {data.map((job) => (
                  <Row
                    key={job.id}
                    title={job.title}
                    note={words.number(job.number, job.estate_name)}
                    value={
                      job.approved_amount === null ? undefined : (
                        <Money kobo={job.approved_amount} kind="short" />
                      )
                    }
                    link={<Link to="/dashboard/maintenance/orders/$id" params={{ id: job.id }} />}
                    valueNote={job.rating === null ? undefined : vendors.rating(job.rating)}
                  />
                ))}
              </Rows>
              <PageFoot page={pagination.page} pages={pagination.totalPages} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
