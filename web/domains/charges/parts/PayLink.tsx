import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'asChild'> & { isPart?: true }

/** The way to paying; none for who looks in as this person, and reads only. */
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
