import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { leaseForms } from '#words/lease-forms'
import { leases } from '#words/leases'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { TaskHeader } from '../../../ui/layout/TaskHeader.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { leaseQuery } from '../queries.ts'

type Props = {
  id: string
  frame: string
  title: (lease: LeaseWithCharges) => string
  note: (lease: LeaseWithCharges) => string
  children: (lease: LeaseWithCharges) => ReactNode
}

/** The frame of an action on one lease, without navigation. */
export function LeaseRow({ id, frame, title, note, children }: Props) {
  const answer = useQuery(leaseQuery(id))
  const { data: lease } = answer
  return (
    <TaskLayout
      title={frame}
      back={<Link to="/dashboard/leases/$id" params={{ id }} />}
      backLabel={leaseForms.assign.back}
      closeLabel={leaseForms.assign.close}
      narrow
    >
      <div className="grid gap-4">
        <TaskHeader title={lease ? title(lease) : frame} note={lease && note(lease)} />
        <Loaded of={answer} missing={leases.notFound} loading={leases.loading}>
          {(lease) => children(lease)}
        </Loaded>
      </div>
    </TaskLayout>
  )
}
