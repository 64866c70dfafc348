import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { platform as words } from '#words/platform'
import { words as ui } from '#words/ui'
import { Button } from '../../ui/action/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useOfflineSince } from '../browser/online.ts'
import { type ApiError, messageOf, referenceOf } from '../http/errors.ts'
import { formatWhen } from './format.ts'

type Query<T> = Pick<
  UseQueryResult<T, ApiError>,
  'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'refetch'
>
type Props<T> = {
  of: Query<T>
  children: (data: T) => ReactNode
  /** Page head while loading; the data renders its own. */
  head?: ReactNode
  /** Without a card, inside an existing one. */
  bare?: boolean
  /** Text below the skeleton rows, and their number; or a `skeleton` in their place. */
  loading?: string
  rows?: number
  skeleton?: ReactNode
  /** Text for a 404. */
  missing?: string
  /** Text for a 403. */
  denied?: string
  /** Text after any other failure, for example that nothing was lost. */
  note?: string
  /** When the answer was fetched, if it comes from the offline cache. It is then also shown while offline. */
  asOf?: string | undefined
}

/** Renders a query: skeleton while loading, data, error with a retry, 404, and a notice where a refetch failed. */
export function Loaded<T>({ of, children, head, bare, skeleton, asOf, ...absent }: Props<T>) {
  const isOffline = useOfflineSince() !== null
  if (of.data !== undefined) {
    const isOld = of.error !== null || (asOf !== undefined && isOffline)
    return (
      <>
        {isOld && <NotRefreshed of={of} at={asOf} bare={bare} />}
        {children(of.data)}
      </>
    )
  }
  const instead = !of.error && skeleton ? skeleton : <Absent of={of} {...absent} />
  return (
    <>
      {head}
      {bare || instead === skeleton ? instead : <Card>{instead}</Card>}
    </>
  )
}

type AbsentProps = Pick<Props<unknown>, 'of' | 'loading' | 'rows' | 'missing' | 'denied' | 'note'>

function Absent({ of, loading, rows, missing, denied, note }: AbsentProps) {
  const { error, refetch, isFetching } = of
  if (!error) return <SkeletonRows label={loading} rows={rows} />
  if (error.status === 404) return <Missing text={missing ?? messageOf(error)} />
  return (
    <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
      {error.status === 403 && denied ? denied : messageOf(error)} {note}
    </ErrorPanel>
  )
}

/** No retry: it would not help. */
const Missing = ({ text }: { text: string }) => (
  <div role="alert">
    <EmptyState
      title={text}
      motif="frame"
      action={
        <Button asChild kind="second">
          <Link to="/dashboard">{ui.goHome}</Link>
        </Button>
      }
    />
  </div>
)

type OldProps = { of: Query<unknown>; at: string | undefined; bare: boolean | undefined }

/** Keeps the old data on screen, with its time. */
function NotRefreshed({ of: { error, dataUpdatedAt, isFetching, refetch }, at, bare }: OldProps) {
  const when = formatWhen(at ?? new Date(dataUpdatedAt).toISOString())
  return (
    <Banner
      live
      icon="offline"
      title={words.old.title}
      className={bare ? 'm-4 md:mx-5' : 'mb-4'}
      action={
        <Button kind="second" size="small" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {ui.tryAgain}
        </Button>
      }
    >
      {words.old.text(when)} {error && messageOf(error)}
    </Banner>
  )
}
