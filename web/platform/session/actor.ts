import type { Context } from '@gida/contract/domains/auth/session'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { client, query } from '../http/api.ts'

/** The person signed in, with permissions and estates. */
export const contextQuery = query(client.auth.getContext)

export const ActorContext = createContext<Context | null>(null)

/** The person signed in: `user`, `permissions`, `estates`. Always set below the sign-in guard. */
export function useActor(): Context {
  const actor = useContext(ActorContext)
  if (!actor) throw new Error('useActor stands outside the signed-in part of the app')
  return actor
}

/** The person's estates that can be written to: archived ones are read-only. */
export const useEstatesInUse = (): Context['estates'] =>
  useActor().estates.filter(({ is_archived }) => !is_archived)

/** The live count of unread notifications, for the bell and the navigation. */
export const useUnreadCount = (): number => useQuery(contextQuery).data?.unread_count ?? 0
