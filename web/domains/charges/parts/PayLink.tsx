import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'asChild'> & { isPart?: true }

/** Link to payment; hidden while seeing as somebody else, which is read-only. */
export function PayLink({ isPart, children, ...button }: Props) {
  if (useActor().impersonation) return null
  return (
    <Button asChild {...button}>
      <Link to="/pay" search={isPart ? { part: true } : {}}>
        {children}
      </Link>
    </Button>
  )
}
