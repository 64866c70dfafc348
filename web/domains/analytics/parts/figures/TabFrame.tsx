import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { figures as words } from '#words/figures'
import { type ApiError, messageOf, referenceOf } from '../../../../platform/errors.ts'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'

type Props<T> = { answer: UseQueryResult<T, ApiError>; children: (data: T) => ReactNode }

/** What each tab of the figures has around it: while it waits, and when it fails. */
export function TabFrame<T>({ answer, children }: Props<T>) {
  const { data, error, refetch, isFetching } = answer
  if (data) return <div className="grid gap-4 md:gap-5">{children(data)}</div>
  return (
    <Card>
      {error ? (
        <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
          {messageOf(error)}
        </ErrorPanel>
      ) : (
        <SkeletonRows label={words.loading} />
      )}
    </Card>
  )
}
