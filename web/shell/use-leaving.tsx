import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSignOut } from '../domains/auth/index.ts'
import { listUnsent } from '../platform/outbox/kept.ts'
import { fetchLater } from '../ui/settled.ts'

/** It comes after the first screen, and before the line may have gone. */
const load = async () => ({ default: (await import('./SignOutDialog.tsx')).SignOutDialog })
const SignOutDialog = lazy(load)

export type Leaving = { signOut: () => void; isLeaving: boolean }

/** Signs out; first asks where something of the person's is not sent yet. */
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
