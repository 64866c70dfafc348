import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { leases } from '#words/leases'
import { hasCode, messageOf } from '../../../platform/errors.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FocusFrame } from '../../../ui/layout/FocusFrame.tsx'
import { FocusHead } from '../../../ui/layout/FocusHead.tsx'
import { leaseQuery } from '../queries.ts'

type Props = {
  id: string
  frame: string
  title: (lease: LeaseWithCharges) => string
  note: (lease: LeaseWithCharges) => string
  children: (lease: LeaseWithCharges) => ReactNode
}

/** One thing that is done to one lease, without the frame. */
export function OneLease({ id, frame, title, note, children }: Props) {
  const { data: lease, error, refetch, isFetching } = useQuery(leaseQuery(id))
  return (
    <FocusFrame
      title={frame}
      back={<Link to="/dashboard/leases/$id" params={{ id }} />}
      backLabel={leases.assign.back}
      closeLabel={leases.assign.close}
      narrow
    >
      <div className="grid gap-4">
        <FocusHead title={lease ? title(lease) : frame} note={lease && note(lease)} />
        {lease && children(lease)}
        {!lease && (
          <Card>
            {error ? (
              <ErrorPanel onRetry={() => void refetch()} retrying={isFetching}>
                {hasCode(error, 'NOT_FOUND') ? leases.notFound : messageOf(error)}
              </ErrorPanel>
            ) : (
              <SkeletonRows label={leases.loading} />
            )}
          </Card>
        )}
      </div>
    </FocusFrame>
  )
}
