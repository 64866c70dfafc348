import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/screens/search.ts'
import { conversationQuery, conversationsQuery, reportsQuery } from './queries.ts'

const search = (raw: Record<string, unknown>) =>
  given({
    show: readOneOf(raw, 'show', ['unread', 'free', 'archived']),
    search: readText(raw, 'search'),
    more: readCount(raw, 'more'),
    at: readCount(raw, 'at', 0),
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
  keepsList: true,
  page: () => import('./pages/ConversationPage.tsx'),
})

export const messageReportsScreen = screen('/dashboard/messages/reports', {
  title: titles.reportedMessages,
  permission: 'users_write',
  search: (raw) => given({ page: readCount(raw, 'page') }),
  load: ({ search }) => [reportsQuery(search.page)],
  page: () => import('./pages/ReportsPage.tsx'),
})

/** The service worker takes what another app shares and redirects here. */
export const shareScreen = taskScreen('/dashboard/share', {
  title: titles.share,
  permission: 'messages_write',
  page: () => import('./pages/SharePage.tsx'),
})

/** Task screens, without the frame. */
export const conversationFocusScreens = [shareScreen] as const
export const conversationScreens = [messagesScreen, messageReportsScreen, conversationScreen] as const
