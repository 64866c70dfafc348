import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import type { Message } from '@gida/contract/domains/conversations/message'
import { conversations } from '#words/conversations'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Sheet } from '../../../../ui/overlay/Sheet.tsx'
import { progressOf } from './message-state.ts'

const words = conversations.readBy
const GROUPS = ['READ', 'DELIVERED', 'SENT'] as const
type Props = { message: Message; conversation: Conversation; onClose: () => void }

/** By name: who has read a message, who received it, and who has not. */
export function ReadBy({ message, conversation, onClose }: Props) {
  const others = conversation.participants.filter(
    ({ user_id, has_left }) => user_id !== message.sender_id && !has_left,
  )
  return (
    <Sheet open onOpenChange={onClose} title={words.title}>
      {GROUPS.map((state) => {
        const people = others.filter((one) => progressOf(one, message.number) === state)
        if (people.length === 0) return null
        return (
          <section key={state} aria-label={words.groups[state]}>
            <h3 className="px-4 pt-3 pb-1 text-small md:px-5">{words.groups[state]}</h3>
            <Rows>
              {people.map(({ user_id, name, avatar_url }) => (
                <Row key={user_id} avatar={name} photo={avatar_url} title={name} />
              ))}
            </Rows>
          </section>
        )
      })}
    </Sheet>
  )
}
