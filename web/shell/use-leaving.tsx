import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSignOut } from '../domains/auth/index.ts'
import { listUnsent } from '../platform/outbox/queued-items.ts'
import { fetchLater } from '../ui/settled.ts'

/** Loaded after the first screen, while there is a network. */
const load = async () => ({ default: (await import('./SignOutDialog.tsx')).SignOutDialog })
const SignOutDialog = lazy(load)

export type Leaving = { signOut: () => void; isLeaving: boolean }

/** Signs out; asks first where queued items would be lost. */
export function useLeaving(): Leaving & { asking: ReactNode } {
  const { mutate, isPending } = useSignOut()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => fetchLater(load), [])
  const signOut = () => {
    if (listUnsent().length > 0) setAsking(true)
    else mutate()
  }
  return {
    signOut,
    isLeaving: isPending,
    asking: isAsking && (
      <Suspense>
        <SignOutDialog onStay={() => setAsking(false)} onLeave={() => mutate()} />
      </Suspense>
    ),
  }
}
