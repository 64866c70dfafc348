import { client, query } from '../../platform/http/api.ts'

/** Only for the count in the navigation. */
export const unreadQuery = query(client.conversations.listConversations, { query: { limit: 1 } })
