import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const calls = client.conversations

export const useOpenConversation = () => useMutation(mutation(calls.openConversation))
export const useUpdateConversation = () => useMutation(mutation(calls.updateConversation))
export const useLeaveConversation = () => useMutation(mutation(calls.leaveConversation))
export const useArchiveConversations = () => useMutation(mutation(calls.archiveConversations))
export const useAddParticipants = () => useMutation(mutation(calls.addParticipants))
export const useRemoveParticipant = () => useMutation(mutation(calls.removeParticipant))
export const useMarkRead = () => useMutation(mutation(calls.markConversationRead))
export const useEditMessage = () => useMutation(mutation(calls.editMessage))
export const useDeleteMessage = () => useMutation(mutation(calls.deleteMessage))
export const useBlockPerson = () => useMutation(mutation(calls.blockPerson))
export const useUnblockPerson = () => useMutation(mutation(calls.unblockPerson))
export const useReportMessage = () => useMutation(mutation(calls.reportMessage))
export const useCloseReport = () => useMutation(mutation(calls.closeReport))
