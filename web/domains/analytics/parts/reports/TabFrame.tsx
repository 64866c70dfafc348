import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { figures as words } from '#words/figures'
import type { ApiError } from '../../../../platform/http/errors.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'

type Props<T> = { answer: UseQueryResult<T, ApiError>; children: (data: T) => ReactNode }

/** Loading and error states of a report tab. */
export function TabFrame<T>({ answer, children }: Props<T>) {
  return (
    <Loaded of={answer} loading={words.loading}>
      {(data) => <div className="grid gap-4 md:gap-5">{children(data)}</div>}
    </Loaded>
  )
}
