import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { conversations as words } from '#words/conversations'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { ConversationList } from '../parts/list/ConversationList.tsx'
import { OpenConversation } from '../parts/OpenConversation.tsx'
import { TalkFrame } from '../parts/TalkFrame.tsx'
import { conversationQuery } from '../queries.ts'

const conversationScreen = getRouteApi('/signed-in/frame/dashboard/messages/$id')

export function ConversationPage() {
  const { id } = conversationScreen.useParams()
  const search = conversationScreen.useSearch()
  const answer = useQuery(conversationQuery(id))
  return (
    <TalkFrame
      isOpen
      list={<ConversationList search={search} />}
      one={
        <Loaded bare of={answer} missing={words.missing}>
          {(conversation) => <OpenConversation key={id} conversation={conversation} search={search} />}
        </Loaded>
      }
    />
  )
}
