import { useParams, useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { shell } from '#words/shell'
import { useActor } from '../platform/session/actor.ts'
import { useChosenEstate } from '../platform/session/chosen-estate.ts'
import { TopBarButton } from '../ui/layout/TopBarButton.tsx'
import { ResponsivePopover } from '../ui/overlay/ResponsivePopover.tsx'
import { useChangeEstate } from './use-change-estate.ts'

const words = shell.estate
const EstateChoices = lazy(() =>
  import('./EstateChoices.tsx').then((file) => ({ default: file.EstateChoices })),
)
/** Pages of one estate: choosing another estate opens the same page of it. */
const OF_ONE = /^\/dashboard\/estates\/[^/]+/

/** Chooses the estate that lists and figures are about. */
export function EstateSwitcher() {
  const { estates } = useActor()
  const chosen = useChosenEstate()
  const change = useChangeEstate()
  const router = useRouter()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { id } = useParams({ strict: false }) as { id?: string }
  const { estate_id } = useSearch({ strict: false }) as { estate_id?: string }
  const [isOpen, setOpen] = useState(false)

  const isOfOne = OF_ONE.test(path)
  const shown = (isOfOne ? id : estate_id) ?? chosen
  const inUse = estates.filter(({ is_archived }) => !is_archived)
  const name = estates.find((one) => one.id === shown)?.name ?? words.all(inUse.length)

  function choose(next: string | null) {
    setOpen(false)
    if (isOfOne)
      router.history.push(next ? path.replace(OF_ONE, `/dashboard/estates/${next}`) : '/dashboard/estates')
    change(next)
  }

  return (
    <ResponsivePopover
      label={words.title}
      width={320}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <TopBarButton kind="estate" aria-label={words.of(name)} className="min-w-0">
          <span className="cut max-w-44">{name}</span>
        </TopBarButton>
      }
    >
      <Suspense fallback={null}>
        <EstateChoices estates={inUse} chosen={shown} onChoose={choose} />
      </Suspense>
    </ResponsivePopover>
  )
}
