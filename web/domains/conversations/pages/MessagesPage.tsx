import { getRouteApi } from '@tanstack/react-router'
import { conversations as words } from '#words/conversations'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ConversationList } from '../parts/list/ConversationList.tsx'
import { TalkFrame } from '../parts/TalkFrame.tsx'

const messagesScreen = getRouteApi('/signed-in/frame/dashboard/messages')

export function MessagesPage() {
  return (
    <TalkFrame
      list={<ConversationList search={messagesScreen.useSearch()} />}
      one={<EmptyState title={words.choose}>{words.chooseNote}</EmptyState>}
    />
  )
}
