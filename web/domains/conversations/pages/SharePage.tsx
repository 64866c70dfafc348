import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { share as words } from '#words/share'
import { readShared, type Shared } from '../../../platform/browser/shared.ts'
import type { ApiError } from '../../../platform/http/errors.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { TaskHeader } from '../../../ui/layout/TaskHeader.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { ShareForm } from '../forms/ShareForm.tsx'

/** Content shared from another app, such as a bank alert, to send to the office. */
export function SharePage() {
  const answer = useQuery<Shared | null, ApiError>({
    ...{ queryKey: ['shared'], queryFn: readShared },
    ...{ networkMode: 'always', staleTime: 0, gcTime: 0 },
  })
  return (
    <TaskLayout
      title={words.title}
      close={<Link to="/dashboard" />}
      backLabel={words.close}
      closeLabel={words.close}
      narrow
    >
      <TaskHeader title={words.title} note={words.note} />
      <Loaded bare of={answer}>
        {(shared) => <ShareForm shared={shared ?? { text: '', files: [] }} />}
      </Loaded>
    </TaskLayout>
  )
}
