import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/screens/search.ts'
import { conversationQuery, conversationsQuery } from './queries.ts'

const search = (raw: Record<string, unknown>) =>
  given({
    show: readOneOf(raw, 'show', ['unread', 'archived']),
    search: readText(raw, 'search'),
    more: readCount(raw, 'more'),
  })

export const messagesScreen = screen('/dashboard/messages', {
  title: titles.messages,
  permission: 'messages_read',
  search,
  load: ({ search }) => [conversationsQuery(search)],
  page: () => import('./pages/MessagesPage.tsx'),
})

export const conversationScreen = screen('/dashboard/messages/$id', {
  title: titles.messages,
  permission: 'messages_read',
  search,
  load: ({ params, search }) => [conversationQuery(params.id), conversationsQuery(search)],
  page: () => import('./pages/ConversationPage.tsx'),
})

export const conversationScreens = [messagesScreen, conversationScreen] as const
