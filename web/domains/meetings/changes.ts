import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const calls = client.meetings

export const useCreateMeeting = () => useMutation(mutation(calls.createMeeting))
export const useUpdateMeeting = () => useMutation(mutation(calls.updateMeeting))
export const useUpdateInvitees = () => useMutation(mutation(calls.updateInvitees))
export const useCancelMeeting = () => useMutation(mutation(calls.cancelMeeting))
export const useRecordMeeting = () => useMutation(mutation(calls.recordMeeting))
export const useCreatePoll = () => useMutation(mutation(calls.createPoll))
export const useAnswerPoll = () => useMutation(mutation(calls.answerPoll))
export const useFixPoll = () => useMutation(mutation(calls.fixPoll))
export const useWithdrawPoll = () => useMutation(mutation(calls.withdrawPoll))
