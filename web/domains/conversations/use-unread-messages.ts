import { useQuery } from '@tanstack/react-query'
import { hasPermission } from '../../platform/session/access.ts'
import { useActor } from '../../platform/session/actor.ts'
import { unreadQuery } from './unread-query.ts'

/** Unread messages in all unmuted conversations, for the navigation. */
export function useUnreadMessages(): number {
  const isAllowed = hasPermission(useActor(), 'messages_read')
  return useQuery({ ...unreadQuery, enabled: isAllowed }).data?.unread_count ?? 0
}
