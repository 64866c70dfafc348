import { type ReactNode, useState } from 'react'
import { useSignOut } from '../domains/auth/index.ts'
import { countUnsent } from '../platform/outbox/kept.ts'
import { SignOutDialog } from './SignOutDialog.tsx'

export type Leaving = { signOut: () => void; isLeaving: boolean }

/** Signs out; first asks where something of the person's is not sent yet. */
export function useLeaving(): Leaving & { asking: ReactNode } {
  const { mutate, isPending } = useSignOut()
  const [unsent, setUnsent] = useState<ReturnType<typeof countUnsent>>()
  const signOut = () => {
    const found = countUnsent()
    if (found.things.length > 0) setUnsent(found)
    else mutate()
  }
  return {
    signOut,
    isLeaving: isPending,
    asking: unsent && (
      <SignOutDialog unsent={unsent} onStay={() => setUnsent(undefined)} onLeave={() => mutate()} />
    ),
  }
}
