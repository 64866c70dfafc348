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
  /** Stands above until there is data, which brings a head of its own. */
  head?: ReactNode
  /** Where a card is around it already. */
  bare?: boolean
  /** Said under the grey rows, and how many there are; or what stands in their place. */
  loading?: string
  rows?: number
  skeleton?: ReactNode
  /** What a 404 means here. */
  missing?: string
  /** And a 403. */
  denied?: string
  /** Said after any other failure: what is safe all the same. */
  note?: string
  /** Of an answer that is kept between visits: when it was true. Then it is also said without a network. */
  asOf?: string | undefined
}

/** The answer of a query on the screen: while it waits, when it fails, when it is not there, and when it could not be refreshed. */
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

/** Asking again would not bring it. */
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

/** What was here stays, with its time. */
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
