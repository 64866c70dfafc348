import { shell as words } from '#words/shell'
import { Brand } from '../ui/brand/Brand.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { SkeletonRows } from '../ui/feedback/SkeletonRows.tsx'
import { Card } from '../ui/layout/Card.tsx'

/** Skeleton of a screen. */
export function ScreenLoading() {
  return (
    <>
      <div className="mb-5 grid gap-2">
        <Skeleton width="180px" height={28} />
        <Skeleton width="240px" />
      </div>
      <Card>
        <SkeletonRows label={words.loading} />
      </Card>
    </>
  )
}

/** Skeleton of the whole app: the empty frame, as it is prerendered in the page. */
export function AppLoading() {
  return (
    <div className="min-h-screen md:grid md:grid-cols-[240px_minmax(0,1fr)] md:grid-rows-[56px_1fr]">
      <header className="flex h-14 items-center border-b border-line ps-4 md:col-span-2 md:ps-5">
        <Brand />
      </header>
      <div className="hidden border-e border-line md:block" />
      <main className="max-w-[1136px] min-w-0 px-(--gutter) pt-5 md:pt-6">
        <ScreenLoading />
      </main>
    </div>
  )
}

/** Skeleton of a screen without the frame. */
export const TaskLoading = () => (
  <main className="mx-auto max-w-[928px] px-(--gutter) pt-19 md:pt-22">
    <ScreenLoading />
  </main>
)
