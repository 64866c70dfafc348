import { live } from '../../platform/live/live.ts'

const talk = () => import('./live.ts')

/** Handlers of live messages about conversations; their code is loaded with the first one. */
export const listenToConversations = (): (() => void)[] => [
  live.on('new_message', (message) => void talk().then(({ takeMessage }) => takeMessage(message))),
  live.on('message_changed', (message) => void talk().then(({ takeChange }) => takeChange(message))),
  live.on(
    'message_read',
    ({ conversation_id }) => void talk().then(({ refreshOne }) => refreshOne(conversation_id)),
  ),
  live.on(
    'conversation_changed',
    ({ conversation_id }) => void talk().then(({ refreshAll }) => refreshAll(conversation_id)),
  ),
]
