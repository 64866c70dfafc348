import type { Conversation, Participant } from '@gida/contract/domains/conversations/conversation'
import { useState } from 'react'
import { conversations } from '#words/conversations'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { useRemoveParticipant } from '../changes.ts'
import { progressOf } from './messages/message-state.ts'

const words = conversations.members
type Props = { conversation: Conversation; onAdd: () => void; onClose: () => void }

/** The participants and how far each has read; those who may can remove people. */
export function People({ conversation, onAdd, onClose }: Props) {
  const me = useActor().user.id
  const [leaving, setLeaving] = useState<Participant>()
  const { participants, last_number, can } = conversation
  const here = participants.filter(({ has_left }) => !has_left)
  const noteOf = (one: Participant) =>
    [one.is_office && words.office, one.user_id !== me && words.progress[progressOf(one, last_number)]]
      .filter(Boolean)
      .join(' · ')
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={words.title}
      footer={
        can.add && (
          <Button wide size="big" icon="plus" onClick={onAdd}>
            {words.add}
          </Button>
        )
      }
    >
      <Rows label={words.title}>
        {here.map((one) => (
          <Row
            key={one.user_id}
            avatar={one.name}
            photo={one.avatar_url}
            title={one.user_id === me ? conversations.you : one.name}
            note={noteOf(one)}
            end={
              can.remove &&
              one.user_id !== me &&
              !one.is_office && (
                <IconButton
                  icon="close"
                  label={words.remove(one.name)}
                  small
                  onClick={() => setLeaving(one)}
                />
              )
            }
          />
        ))}
      </Rows>
      {leaving && <TakeOut id={conversation.id} person={leaving} onClose={() => setLeaving(undefined)} />}
    </Sheet>
  )
}

type TakeOutProps = { id: string; person: Participant; onClose: () => void }

function TakeOut({ id, person, onClose }: TakeOutProps) {
  const change = useRemoveParticipant()
  const { title, text, ...acts } = words.removing
  return (
    <ActionDialog
      change={change}
      input={{ params: { id, user_id: person.user_id } }}
      title={title(person.name)}
      {...acts}
      danger
      onClose={onClose}
    >
      {text}
    </ActionDialog>
  )
}
