import type { Context } from '@gida/contract/domains/auth/session'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { client, query } from '../http/api.ts'

/** Who is signed in, what they may do and where. */
export const contextQuery = query(client.auth.getContext)

export const ActorContext = createContext<Context | null>(null)

/** The person who is signed in: `user`, `permissions`, `estates`. Below the sign-in guard there always is one. */
export function useActor(): Context {
  const actor = useContext(ActorContext)
  if (!actor) throw new Error('useActor stands outside the signed-in part of the app')
  return actor
}

/** The person's estates in which something new can be written: an archived one is to be read alone. */
export const useEstatesInUse = (): Context['estates'] =>
  useActor().estates.filter(({ is_archived }) => !is_archived)

/** The live count of what is not read: on the bell and in the navigation. */
export const useUnreadCount = (): number => useQuery(contextQuery).data?.unread_count ?? 0
